import { expect, test } from 'vitest'
import type { SaleStatus } from './status-at.ts'
import { statusAt, vipWindowAt } from './status-at.ts'

const window = { vipStart: '2026-11-11T08:00:00Z', vipEnd: '2026-12-05T21:59:00Z' }
const home = { ...window, salesStart: '2026-12-20T00:00:00Z' }
const before = new Date('2026-11-01T10:00:00Z')
const during = new Date('2026-11-20T10:00:00Z')
const after = new Date('2026-12-06T10:00:00Z')
const open = new Date('2026-12-20T00:00:00Z')

test('what is sold in advance waits for its window, has priority in it, waits again, and is for everybody from the start of sales [N-020]', () => {
  const statuses = (status: SaleStatus) =>
    [before, during, after, open].map((now) => statusAt({ ...home, status }, now))
  expect(statuses('preselling')).toEqual(['preselling', 'vip', 'preselling', 'forSale'])
  expect(statuses('vip')).toEqual(['preselling', 'vip', 'preselling', 'forSale'])
})

test.each([
  'planned',
  'forSale',
  'reserved',
  'booked',
  'sold',
  'soldOut',
  'succession',
  'showingApartment',
  'notAvailable',
  'reference',
] as const)('a window is no matter for what is %s', (status) => {
  expect([before, during, after, open].map((now) => statusAt({ ...home, status }, now))).toEqual(
    Array.from({ length: 4 }, () => status),
  )
})

test('without a window it is as the service says until sales start', () => {
  expect(statusAt({ status: 'preselling' }, during)).toBe('preselling')
  expect(statusAt({ status: 'vip' }, during)).toBe('vip')
  expect(statusAt({ status: 'preselling', salesStart: home.salesStart }, open)).toBe('forSale')
})

test('what is for sale in a finished house is ready to move into, and nothing else there is', () => {
  expect(statusAt({ status: 'forSale', stageStatus: 'moveInReady' }, during)).toBe('moveInReady')
  expect(statusAt({ status: 'reserved', stageStatus: 'moveInReady' }, during)).toBe('reserved')
})

test('a VIP window opens, is open to its last minute, and is over', () => {
  expect(vipWindowAt(window, new Date('2026-11-11T07:59:00Z'))).toBe('coming')
  expect(vipWindowAt(window, new Date('2026-12-05T21:59:00Z'))).toBe('open')
  expect(vipWindowAt(window, after)).toBe('over')
  expect(vipWindowAt({}, during)).toBeUndefined()
})
