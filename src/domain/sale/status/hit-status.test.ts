import { expect, test } from 'vitest'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { hasPriority, isNew, statusOf } from './hit-status.ts'

const now = new Date('2026-11-20T12:00:00Z')
const vip = { vipStart: '2026-11-19T08:00:00Z', vipEnd: '2026-12-04T22:59:59Z' }
const textOf = (changes: Partial<SearchHit>) => statusOf({ ...home, ...changes }, now).text

test('a home says where it stands', () => {
  expect(textOf({ status: 'forSale' })).toBe('forSale')
  expect(textOf({ status: 'reserved' })).toBe('reserved')
  expect(textOf({ status: 'sold' })).toBe('sold')
})

test('priority is of what is sold in advance while its window is open, and of nothing that everybody may buy or nobody', () => {
  const told = (status: SearchHit['status'], at = now) => {
    const hit = { ...home, ...vip, status }
    return [statusOf(hit, at).text, hasPriority(hit, at)]
  }
  expect(told('preselling')).toEqual(['vip', true])
  expect(told('preselling', new Date('2026-12-05T00:00:00Z'))).toEqual(['preselling', false])
  expect(told('forSale')).toEqual(['forSale', false])
  expect(told('reserved')).toEqual(['reserved', false])
  expect(told('sold')).toEqual(['sold', false])
})

test('a project has priority while some of its homes have, whatever else is for sale in it', () => {
  const project = (status: SearchHit['status']) =>
    hasPriority({ ...home, ...vip, type: 'stage', status }, now)
  expect([project('forSale'), project('vip'), project('planned'), project('soldOut')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('what is not sold yet says when sales start', () => {
  const planned = { ...home, type: 'stage', status: 'planned', salesStart: '2027-03-08T08:00:00Z' } as const
  expect(statusOf(planned, now)).toEqual({
    tone: 'booked',
    text: 'salesStart',
    salesStart: new Date('2027-03-08T08:00:00Z'),
  })
  expect(textOf({ status: 'preselling', salesStart: '2027-03-08T08:00:00Z' })).toBe('preselling')
  expect(textOf({ status: 'preselling', salesStart: '2026-03-08T08:00:00Z' })).toBe('forSale')
})

test('a project with few homes left says so, and one with none does not', () => {
  expect(textOf({ type: 'stage', availableCount: 3 })).toBe('fewLeft')
  expect(textOf({ type: 'stage', availableCount: 4 })).toBe('forSale')
  expect(textOf({ type: 'stage', availableCount: 0, status: 'soldOut' })).toBe('soldOut')
})

test('a home for sale in a finished house is ready to move into', () => {
  expect(textOf({ stageStatus: 'moveInReady' })).toBe('moveInReady')
})

test('a home is new for two weeks from the day it was published', () => {
  const shownOn = (publishedAt?: string) => isNew({ ...home, ...(publishedAt && { publishedAt }) }, now)
  expect([shownOn('2026-11-19T08:00:00Z'), shownOn('2026-11-06T13:00:00Z')]).toEqual([true, true])
  expect([shownOn('2026-11-06T11:00:00Z'), shownOn()]).toEqual([false, false])
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
