import { expect, test } from 'vitest'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { isNarrowed, premisesFilter, readPremises, withArea } from './premises-state.ts'

test('a filter is asked with only when it differs from its default [S-090, F-145]', () => {
  const plain = readPremises(jmse, { minArea: '0', maxArea: '200', sort: 'inhabitDate:asc' })
  expect(premisesFilter(plain)).toEqual({})
  expect(isNarrowed(plain)).toBe(false)
  const narrowed = readPremises(jmse, { types: ['office', 'shop'], tags: 'county-1', minArea: '40' })
  expect(premisesFilter(narrowed)).toEqual({ tags: ['county-1'], types: ['office', 'shop'], minArea: 40 })
})

test('the area ends at 150 m² in Finland and at 200 elsewhere [K-021]', () => {
  expect(withArea(jmoy, 10, 150)).toEqual({ minArea: 10, maxArea: undefined })
  expect(withArea(jmse, 10, 150)).toEqual({ minArea: 10, maxArea: 150 })
  expect(withArea(jmse, 120, 40)).toEqual({ minArea: 40, maxArea: 120 })
})

test('an address that makes no sense asks for all premises', () => {
  const state = readPremises(jmse, { types: 'castle', tags: '<b>', minArea: 'large', sort: 'price' })
  expect(premisesFilter(state)).toEqual({})
  expect(state.sort).toBeUndefined()
})
