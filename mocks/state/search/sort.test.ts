import { expect, test } from 'vitest'
import type { Measures, Sortable } from './index/candidate.ts'
import { bySort, defaultSort } from './sort.ts'
import type { ResidenceSort } from './search-types.ts'

const home = (id: string, given: Partial<Measures> = {}, lat = 59): Sortable => {
  const measures = {
    livingArea: 70,
    price: 4_000_000,
    inhabitDate: '2027-01-01',
    recommended: 0,
    sortOrder: 0,
    ...given,
  }
  return { id, low: measures, high: measures, geo: { lat, lng: 18 } }
}

const sorted = (homes: Sortable[], sort: readonly ResidenceSort[], near?: { lat: number; lng: number }) =>
  homes.toSorted(bySort(sort, near)).map(({ id }) => id)

test('every key sorts both ways [E-045, G-017]', () => {
  const a = home('a', { livingArea: 40, price: 2, inhabitDate: '2026-12-01', recommended: 1, sortOrder: 1 })
  const b = home('b', { livingArea: 50, price: 3, inhabitDate: '2027-12-01', recommended: 2, sortOrder: 2 })
  for (const key of ['livingArea', 'area', 'price', 'inhabitDate', 'recommended', 'sortOrder'] as const) {
    expect(sorted([b, a], [`${key}:asc`])).toEqual(['a', 'b'])
    expect(sorted([a, b], [`${key}:desc`])).toEqual(['b', 'a'])
  }
})

test('what was published last comes first, and last what cannot be bought', () => {
  const homes = [
    home('old', { published: '2026-01-01' }),
    home('gone'),
    home('new', { published: '2026-11-19' }),
  ]
  expect(sorted(homes, ['published:desc'])).toEqual(['new', 'old', 'gone'])
})

test('the soonest to move into comes first, then the cheapest [K-006, G-018]', () => {
  const late = home('late', { inhabitDate: '2028-01-01', price: 1 })
  expect(sorted([late, home('dear', { price: 9 }), home('cheap', { price: 2 })], defaultSort)).toEqual([
    'cheap',
    'dear',
    'late',
  ])
})

test('what has no price comes last in both directions', () => {
  const homes = [home('let', { price: undefined }), home('a', { price: 1 }), home('b', { price: 2 })]
  expect(sorted(homes, ['price:asc'])).toEqual(['a', 'b', 'let'])
  expect(sorted(homes, ['price:desc'])).toEqual(['b', 'a', 'let'])
})

test('a project sorts upwards by its lowest value and downwards by its highest', () => {
  const wide: Sortable = {
    ...home('wide'),
    low: home('', { price: 1 }).low,
    high: home('', { price: 9 }).low,
  }
  const narrow: Sortable = {
    ...home('narrow'),
    low: home('', { price: 2 }).low,
    high: home('', { price: 3 }).low,
  }
  expect(sorted([narrow, wide], ['price:asc'])).toEqual(['wide', 'narrow'])
  expect(sorted([narrow, wide], ['price:desc'])).toEqual(['wide', 'narrow'])
})

test('equals stand by id, or the nearer first when the visitor is known', () => {
  const homes = [home('c', {}, 59.1), home('a', {}, 61), home('b', {}, 60)]
  expect(sorted(homes, defaultSort)).toEqual(['a', 'b', 'c'])
  expect(sorted(homes, defaultSort, { lat: 59, lng: 18 })).toEqual(['c', 'b', 'a'])
})
