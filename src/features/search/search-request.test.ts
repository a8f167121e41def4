import { expect, test } from 'vitest'
import { zResidenceSearchFilter } from '#gen/residence/schemas.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { requestOf } from './search-request.ts'
import { parseSearchState, plainSearch } from './search-state.ts'
import { firstHomes } from '#src/api/homes/plain-search.ts'
import { homesPerPage, partsFor } from '#src/api/homes/residence.ts'

test('a search without filters narrows nothing and comes by move-in, then price [K-006, G-018]', () => {
  expect(requestOf(jmse, plainSearch, [])).toEqual({ filter: {}, sort: ['inhabitDate:asc', 'price:asc'] })
})

test('the first lines of a page ask for the homes of a plain search word for word as the list does', () => {
  const { siteId } = jmse
  const asked = { siteId, ...requestOf(jmse, plainSearch, []), ...partsFor(homesPerPage).initialPageParam }
  expect(JSON.stringify(firstHomes(siteId))).toBe(JSON.stringify(asked))
})

test('bounds at the end of a slider are left out of the request [G-102, G-014]', () => {
  const state = parseSearchState({
    minPrice: '0',
    maxPrice: '10000000',
    minRooms: '1',
    maxRooms: '5',
    maxArea: '300',
  })
  expect(requestOf(jmse, state, []).filter).toEqual({})
  expect(requestOf(jmoy, parseSearchState({ maxRooms: '4', maxPrice: '1000000' }), []).filter).toEqual({})
})

test('a filter stands for what it says; what it stands for beside is left to the service', () => {
  const state = parseSearchState({
    disposalForm: 'ownership',
    outdoorArea: ['terrace', 'patio'],
    residenceType: ['townHouse', 'house'],
  })
  expect(requestOf(jmno, state, []).filter).toEqual({
    disposalForm: 'ownership',
    outdoorArea: ['terrace', 'patio'],
    residenceType: ['townHouse', 'house'],
  })
})

test('places go as the ids that the service has for the words of the address [F-078]', () => {
  const { filter } = requestOf(jmse, parseSearchState({ q: 'nacka' }), ['municipality-nacka'])
  expect(filter).toEqual({ tags: ['municipality-nacka'] })
})

test.each([
  ['price:desc', ['price:desc', 'inhabitDate:asc']],
  ['area:asc', ['area:asc', 'price:asc']],
  ['recommended:asc', ['recommended:asc', 'price:asc']],
])('the order %s decides among equals by another measure', (sort, expected) => {
  expect(requestOf(jmse, parseSearchState({ sort }), []).sort).toEqual(expected)
})

test('every filter of the address is one of the contract', () => {
  const state = parseSearchState({
    minPrice: '1800000',
    maxPrice: '7900000',
    minRooms: '2',
    maxRooms: '4',
    minArea: '45',
    maxArea: '110',
    minFee: '2000',
    maxFee: '5000',
    minMonthlyCost: '10000',
    maxMonthlyCost: '20000',
    inhabitDate: '0',
    residenceType: 'apartment',
    disposalForm: 'condominium',
    projectStatus: 'forSale',
    outdoorArea: 'balcony',
    concepts: 'senior',
    viewing: 'in7Days',
    stageIds: 'stage-strandangen',
  })
  const { filter } = requestOf(jmse, state, ['county-stockholm'])
  expect(zResidenceSearchFilter.parse(filter)).toEqual(filter)
  expect(Object.keys(filter ?? {}).toSorted()).toEqual(
    Object.keys(zResidenceSearchFilter.shape)
      .filter((name) => name !== 'geoSearch')
      .toSorted(),
  )
})
