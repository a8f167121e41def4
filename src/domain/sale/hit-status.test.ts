import { expect, test } from 'vitest'
import type { SearchHit } from '#src/api/residence.ts'
import { isVipNow, statusOf } from './hit-status.ts'

const now = new Date('2026-11-20T12:00:00Z')
const vip = { vipStart: '2026-11-19T08:00:00Z', vipEnd: '2026-12-04T22:59:59Z' }
const textOf = (changes: Partial<SearchHit>) => statusOf({ ...home, ...changes }, now).text

test('a home says where it stands', () => {
  expect(textOf({ status: 'forSale' })).toBe('forSale')
  expect(textOf({ status: 'reserved' })).toBe('reserved')
  expect(textOf({ status: 'sold' })).toBe('sold')
})

test('priority comes first while its window is open, and is no matter for what is sold', () => {
  expect(textOf(vip)).toBe('vipNow')
  expect(isVipNow({ ...home, ...vip }, new Date('2026-12-05T00:00:00Z'))).toBe(false)
  expect(textOf({ ...vip, status: 'sold' })).toBe('sold')
})

test('what is not sold yet says when sales start', () => {
  const status = statusOf({ ...home, status: 'planned', salesStart: '2027-03-08T08:00:00Z' }, now)
  expect(status).toEqual({ tone: 'booked', text: 'salesStart', salesStart: new Date('2027-03-08T08:00:00Z') })
  expect(textOf({ status: 'preselling', salesStart: '2026-03-08T08:00:00Z' })).toBe('preselling')
})

test('a project with few homes left says so, and one with none does not', () => {
  expect(textOf({ type: 'stage', availableCount: 3 })).toBe('fewLeft')
  expect(textOf({ type: 'stage', availableCount: 4 })).toBe('forSale')
  expect(textOf({ type: 'stage', availableCount: 0, status: 'soldOut' })).toBe('soldOut')
})

test('a home for sale in a finished house is ready to move into', () => {
  expect(textOf({ stageStatus: 'moveInReady' })).toBe('moveInReady')
})

const home: SearchHit = {
  id: 'home-1',
  type: 'object',
  siteId: 1,
  siteOrg: 101,
  name: 'Tre rum med kvällssol',
  url: '/bostader/nacka/ekbacken/brf-strandangen/c-1404/',
  area: 'Ekbacken',
  municipality: 'Nacka',
  status: 'forSale',
  searchImage: { url: '/images/stage/a.svg', alttext: 'Hus', orgWidth: 3, orgHeight: 2 },
  showings: [],
  hasExtraShowingsInfo: false,
  swanLabel: false,
  inhabitDateDetermined: true,
  shortDescription: '',
  _geo: { lat: 59.3, lng: 18.1 },
}
