import { expect, test } from 'vitest'
import type { SearchHit } from '#src/api/residence.ts'
import { homeState, vipWindowAt } from './home-state.ts'

const window = { vipStart: '2026-11-11T08:00:00Z', vipEnd: '2026-12-05T21:59:00Z' }
const home = (status: SearchHit['status'], more: Partial<SearchHit> = {}) =>
  ({ status, ...more }) as unknown as SearchHit
const during = new Date('2026-11-20T10:00:00Z')
const after = new Date('2026-12-06T10:00:00Z')

test('a home that is not for everybody yet has priority while the VIP window is open, and is sold in advance otherwise', () => {
  expect(homeState(home('preselling', window), during)).toBe('vip')
  expect(homeState(home('preselling', window), after)).toBe('presale')
  expect(homeState(home('preselling'), during)).toBe('presale')
})

test('a home for sale stays for sale while others have priority', () => {
  expect(homeState(home('forSale', window), during)).toBe('forSale')
  expect(homeState(home('showingApartment', window), during)).toBe('showing')
})

test('whatever nobody can buy any more counts as sold', () => {
  expect(homeState(home('succession'), during)).toBe('sold')
  expect(homeState(home('notAvailable'), during)).toBe('sold')
  expect(homeState(home('booked'), during)).toBe('booked')
})

test('a VIP window opens, is open to its last minute, and is over', () => {
  expect(vipWindowAt(window, new Date('2026-11-11T07:59:00Z'))).toBe('coming')
  expect(vipWindowAt(window, new Date('2026-12-05T21:59:00Z'))).toBe('open')
  expect(vipWindowAt(window, after)).toBe('over')
  expect(vipWindowAt({}, during)).toBeUndefined()
})
