import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  zResidenceSearchFilter,
  zSortList,
  zConcept,
  zDisposalFormFilter,
  zOutdoorArea,
  zProjectStatus,
  zResidenceSort,
  zResidenceType,
  zViewingFilter,
} from '#gen/residence/schemas.ts'
import { parseSearch, stringifySearch } from '#src/lib/address/search-params.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { requestOf } from './search-request.ts'
import { defaultSort } from '#src/api/homes/plain-search.ts'
import { parseSearchState, plainSearch } from './search-state.ts'
import type { SearchState } from './search-state.ts'

const read = (query: string) => parseSearchState(parseSearch(query))
const defined = (state: SearchState) =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))

const several = <T>(values: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }), { nil: undefined })
const one = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const number = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: undefined })

const anySearch: fc.Arbitrary<SearchState> = fc.record({
  minPrice: number(0, 10_000_000),
  maxPrice: number(0, 10_000_000),
  minRooms: number(1, 5),
  maxRooms: number(1, 5),
  minArea: number(0, 300),
  maxArea: number(0, 300),
  inhabitDate: one([0, 1, 2] as const),
  residenceType: several(zResidenceType.options),
  disposalForm: one(zDisposalFormFilter.options.filter((form) => form !== 'all')),
  projectStatus: several(zProjectStatus.options),
  outdoorArea: several(zOutdoorArea.options),
  concepts: several(zConcept.options),
  viewing: one(zViewingFilter.options.filter((viewing) => viewing !== 'all')),
  stageIds: fc.option(fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1 }), {
    nil: undefined,
  }),
  q: fc.option(fc.stringMatching(/^[a-zåäö;&=?# -]{1,30}$/), { nil: undefined }),
  hits: one(['object', 'stage', 'area'] as const),
  group: one(['stage'] as const),
  sort: one(zResidenceSort.options.filter((sort) => sort !== defaultSort)),
})

test('every search survives its own address', () => {
  fc.assert(
    fc.property(anySearch, (state) => {
      expect(defined(read(stringifySearch(state)))).toEqual(defined(state))
    }),
  )
})

test('the address names filters as the contract does, a list once for each value, and tags between semicolons [R-057]', () => {
  const address = stringifySearch(
    parseSearchState({ maxPrice: '7900000', residenceType: ['apartment', 'townHouse'], q: 'nacka;taby' }),
  )
  expect(address).toBe('?maxPrice=7900000&residenceType=apartment&residenceType=townHouse&q=nacka;taby')
})

test('what is at its default is not written to the address [K-005]', () => {
  expect(defined(read('?inhabitDate=3&viewing=all&disposalForm=all&sort=inhabitDate:asc'))).toEqual({})
  expect(defined(plainSearch)).toEqual({})
})

test('an address that makes no sense is a search without that filter', () => {
  const state = read('?minPrice=abc&maxPrice=-1&minArea=4.5&inhabitDate=9&viewing=soon&sort=name:asc')
  expect(defined(state)).toEqual({})
  // the router lays the parsed search over the raw one, so that nonsense must be overwritten
  expect('minPrice' in state).toBe(true)
})

test('what is no part of a search is not read, such as the name of a campaign', () => {
  expect(read('?utm_source=newsletter&minRooms=2')).not.toHaveProperty('utm_source')
})

test('unknown codes in a list are dropped, known ones stay, each once', () => {
  expect(read('?residenceType=castle&residenceType=apartment&residenceType=apartment').residenceType).toEqual(
    ['apartment'],
  )
})

test('whatever an address says, what is asked for meets the contract [K-001, K-002, K-003]', () => {
  const names = Object.keys(plainSearch)
  const value = fc.oneof(fc.string(), fc.integer().map(String), fc.array(fc.string()))
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...names), value),
      fc.constantFrom(jmse, jmno, jmoy),
      (raw, site) => {
        const { filter, sort } = requestOf(site, parseSearchState(raw), [])
        expect(zResidenceSearchFilter.safeParse(filter).error).toBeUndefined()
        expect(zSortList.safeParse(sort).error).toBeUndefined()
      },
    ),
    { numRuns: 500 },
  )
})

test('any text in the address is read without an error', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(plainSearch), 'minPrice', 'stageIds', 'q'), fc.string()),
      (raw) => {
        expect(() => parseSearchState(raw)).not.toThrow()
      },
    ),
  )
})
