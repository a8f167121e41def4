import { expect, test } from 'vitest'
import { idOf, newNames } from './world-names.ts'

test('worlds are numbered, and a number that is taken is stepped over', () => {
  expect(newNames('Grupp', 3, new Set(['grupp-2']))).toEqual([
    { id: 'grupp-1', name: 'Grupp 1' },
    { id: 'grupp-3', name: 'Grupp 3' },
    { id: 'grupp-4', name: 'Grupp 4' },
  ])
})

test('a name in any language makes an id that an address can hold', () => {
  expect(idOf('Björns Ägg & Øl 7')).toBe('bjorns-agg-ol-7')
  expect(idOf('!')).toBe('world')
})

test('without a name the worlds are groups, and a long name leaves room for its number', () => {
  expect(newNames('  ', 1, new Set())).toEqual([{ id: 'group-1', name: 'Group 1' }])
  const [world] = newNames('x'.repeat(200), 1, new Set())
  expect(world?.id).toMatch(/^x{40}-1$/)
})
