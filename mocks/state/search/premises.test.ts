import { expect, test } from 'vitest'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { defaultPremisesSort, searchPremises } from './premises.ts'
import type { PremisesFilter, PremisesSort } from './search-types.ts'

const { premises } = catalogueOf({ referenceDate: '2026-11-20' })

const search = (filter: PremisesFilter, ...sort: PremisesSort[]) =>
  searchPremises(premises, jmse, filter, sort.length > 0 ? sort : defaultPremisesSort)

const ids = (hits: { id: string }[]) => hits.map(({ id }) => id)

test('what is free stands first, and within it the soonest to move into [K-022]', () => {
  const hits = search({})
  const free = hits.filter(({ sortOrder }) => sortOrder === hits[0]?.sortOrder)
  expect(free.length).toBeGreaterThan(10)
  expect(free.length).toBeLessThan(hits.length)
  expect(ids(hits.slice(0, free.length))).toEqual(ids(free))
  const days = free.map(({ inhabitDate = '' }) => inhabitDate)
  expect(days).toEqual(days.toSorted())
})

test('the order that a visitor chooses changes the list, although the editors’ comes first [K-022]', () => {
  const bySize = search({}, 'sortOrder:asc', 'area:desc')
  expect(ids(bySize)).not.toEqual(ids(search({})))
  expect(ids(bySize).toSorted()).toEqual(ids(search({})).toSorted())
  const free = bySize.filter(({ sortOrder }) => sortOrder === bySize[0]?.sortOrder)
  const sizes = free.map(({ maxArea }) => maxArea)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(ids(search({}, 'sortOrder:asc', 'inhabitDate:desc'))).not.toEqual(ids(search({})))
  const smallest = search({}, 'area:asc').map(({ minArea }) => minArea)
  expect(smallest).toEqual(smallest.toSorted((a, b) => a - b))
})

test('a bound at the end of its slider admits all, one within it does not [K-021, S-090]', () => {
  expect(search({ minArea: 0, maxArea: 200 })).toHaveLength(search({}).length)
  expect(search({ maxArea: 100 }).length).toBeLessThan(search({}).length)
  const inFinland = (maxArea: number) => searchPremises(premises, jmoy, { maxArea }, defaultPremisesSort)
  expect(inFinland(150)).toHaveLength(5)
  expect(inFinland(80).length).toBeLessThan(5)
})

test('kinds and places narrow together, and an empty choice narrows nothing', () => {
  const [first] = search({ types: ['shop'] })
  const place = premises.find(({ id }) => id === first?.id)
  const both = search({ types: ['shop'], tags: [place?.municipalityId ?? ''] })
  expect(both.length).toBeGreaterThan(0)
  for (const { type, municipality } of both)
    expect([type, municipality]).toEqual(['shop', first?.municipality])
  expect(search({ types: [], tags: [] })).toHaveLength(search({}).length)
  expect(search({ tags: ['municipality-nowhere'] })).toEqual([])
})
