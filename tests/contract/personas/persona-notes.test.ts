import { expect, test } from 'vitest'
import { catalogueOf } from '#mocks/catalogue/catalogue.ts'
import { notes } from '#src/demo/persona-notes/note-of.ts'

const personas = catalogueOf({ referenceDate: '2026-11-20' }).personas

test.each(Object.entries(notes))('each persona has a note in %s, and nobody else has', (_, ofLanguage) => {
  expect(Object.keys(ofLanguage).toSorted()).toEqual(personas.map(({ id }) => id).toSorted())
  const codes = Object.values(ofLanguage).filter((note) => /\([A-Z]-\d+\)|[a-z][A-Z][a-z]/.test(note))
  expect(codes).toEqual([])
})

test('no two languages say the same', () => {
  const said = Object.values(notes).flatMap((ofLanguage) => Object.values(ofLanguage))
  const all = [...said, ...personas.map(({ special }) => special)]
  expect(new Set(all).size).toBe(all.length)
})
