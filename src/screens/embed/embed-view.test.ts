import { expect, test } from 'vitest'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { jmse } from '#src/sites/jmse.ts'
import { embedPath, embedViews, offeredViews, viewNamed } from './embed-view.ts'

test('the Swedish site has every view but the Norwegian report, and the Norwegian one every view but the Swedish [R-073, E-057]', () => {
  expect(offeredViews(jmse)).toEqual(embedViews.filter((view) => view !== 'case-management-norway'))
  expect(offeredViews(jmno)).toEqual(embedViews.filter((view) => view !== 'case-management-sweden'))
})

test('where no faults are reported nobody logs in to report one', () => {
  expect(offeredViews(jmoy)).toEqual(['plain', 'email', 'update-bank-id', 'update-bank-id-done'])
})

test('where nobody logs in there is nothing to embed', () => {
  expect(offeredViews(jmEntreprenad)).toEqual([])
})

test('a view is found by its name, on the sites that have it', () => {
  expect(viewNamed('case-management-norway', jmno)).toBe('case-management-norway')
  expect(viewNamed('case-management-norway', jmse)).toBeUndefined()
  expect(viewNamed('wizard', jmse)).toBeUndefined()
})

test('a view lies where its site begins', () => {
  expect(embedPath(jmse, 'plain')).toBe('/embed/plain/')
  expect(embedPath(jmseEn)).toBe('/en/embed/')
})
