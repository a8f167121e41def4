import { expect, test } from 'vitest'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { boundsOf, withBounds } from './ranges.ts'
import { plainSearch } from './search-state.ts'

test('a slider at its end narrows nothing, on each site where that site has its end [K-001, K-002, K-003, G-102]', () => {
  const state = {
    ...plainSearch,
    minPrice: 0,
    maxPrice: 1_000_000,
    minRooms: 1,
    maxRooms: 4,
    minArea: 0,
    maxArea: 150,
  }
  expect(boundsOf(jmoy, state, 'price')).toEqual({})
  expect(boundsOf(jmoy, state, 'rooms')).toEqual({})
  expect(boundsOf(jmoy, state, 'area')).toEqual({})
  expect(boundsOf(jmse, state, 'price')).toEqual({ high: 1_000_000 })
  expect(boundsOf(jmse, state, 'rooms')).toEqual({ high: 4 })
  expect(boundsOf(jmse, state, 'area')).toEqual({ high: 150 })
})

test('five rooms or more is a lower bound alone [G-102]', () => {
  expect(boundsOf(jmse, { ...plainSearch, minRooms: 5, maxRooms: 5 }, 'rooms')).toEqual({ low: 5 })
})

test('bounds the wrong way round are turned', () => {
  expect(boundsOf(jmse, { ...plainSearch, minPrice: 5_000_000, maxPrice: 2_000_000 }, 'price')).toEqual({
    low: 2_000_000,
    high: 5_000_000,
  })
})

test('a bound beyond the end of the site is held at it', () => {
  expect(boundsOf(jmoy, { ...plainSearch, minPrice: 5_000_000 }, 'price')).toEqual({ low: 1_000_000 })
})

test('setting bounds leaves out what narrows nothing', () => {
  const state = withBounds(jmse, plainSearch, 'area', { low: 0, high: 90 })
  expect(state.minArea).toBeUndefined()
  expect(state.maxArea).toBe(90)
})
