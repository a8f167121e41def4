import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { cleared, countOfMore, filterNames, isSet, reset, resettable } from './active-filters.ts'
import { parseSearchState, plainSearch } from '#src/features/search/search-state.ts'

const full = parseSearchState({
  minPrice: '1800000',
  minRooms: '2',
  maxArea: '110',
  maxFee: '5000',
  minMonthlyCost: '9000',
  inhabitDate: '1',
  residenceType: 'apartment',
  viewing: 'any',
  disposalForm: 'ownership',
  outdoorArea: ['balcony', 'sauna'],
  stageIds: 'stage-strandangen',
  drawn: '59.31,18.02;59.36,18.1;59.3,18.15',
  q: 'nacka',
  sort: 'price:asc',
})

test('clearing all filters leaves the projects, the order and, in Sweden, the places [S-037, F-082, G-015]', () => {
  expect(reset(jmse, full)).toEqual({
    ...plainSearch,
    stageIds: full.stageIds,
    sort: 'price:asc',
    q: 'nacka',
  })
})

test('in Norway the places go too [S-037, F-082, G-015]', () => {
  expect(reset(jmno, full)).toEqual({ ...plainSearch, stageIds: full.stageIds, sort: 'price:asc' })
})

test('there is something to clear only where clearing would change something', () => {
  const places = parseSearchState({ q: 'oslo', stageIds: 'stage-a' })
  expect(resettable(jmse, places, false)).toEqual([])
  expect(resettable(jmno, places, false)).toEqual(['place'])
  expect(resettable(jmno, plainSearch, true)).toEqual(['place'])
  expect(resettable(jmse, { ...plainSearch, maxPrice: 10_000_000 }, false)).toEqual([])
})

test.each(filterNames)('clearing %s takes that filter away and no other', (name) => {
  const rest = cleared(jmse, full, name)
  expect(isSet(jmse, full, name)).toBe(true)
  expect(isSet(jmse, rest, name)).toBe(false)
  const others = filterNames.filter((other) => other !== name)
  expect(others.filter((other) => isSet(jmse, rest, other))).toEqual(others)
})

test('a place in the path counts as a filter', () => {
  expect(isSet(jmse, plainSearch, 'place', true)).toBe(true)
  expect(isSet(jmse, plainSearch, 'place')).toBe(false)
})

test('the choices under more filters are counted together', () => {
  expect(countOfMore(full)).toBe(3)
})
