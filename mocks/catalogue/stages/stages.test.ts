import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { addDays, addMonths, daysBetween } from '../dates.ts'
import { siteOf } from '../site-of.ts'
import type { Stage } from '../types.ts'
import { isAvailable } from './summary.ts'

const today = '2026-11-20'
const catalogue = catalogueOf({ referenceDate: today })
const selling = catalogue.sites
  .filter(({ stages }) => stages.length > 0)
  .map((site) => [site.key, site] as const)
const statusesOf = ({ id }: Stage) => new Set(catalogue.homesOfStage(id).map(({ status }) => status))
const withStatus = (...statuses: string[]) =>
  catalogue.stages.filter(({ status }) => statuses.includes(status))

test.each(selling)('on %s homes for sale fall in each of the four move-in times', (_key, { homes }) => {
  const open = homes.filter(({ status }) => ['forSale', 'reserved', 'preselling'].includes(status))
  const within = (from: string, to: string) =>
    open.filter(({ entryDate }) => entryDate > from && entryDate <= to)
  expect(within('', today)).not.toEqual([])
  expect(within(today, addMonths(today, 6))).not.toEqual([])
  expect(within(addMonths(today, 6), addMonths(today, 12))).not.toEqual([])
  expect(within(addMonths(today, 12), '9999')).not.toEqual([])
})

test('what is not finished is moved in to from two months ago to thirty months ahead', () => {
  for (const { entryDate, entryDateEnd } of catalogue.stages.filter(({ phase }) => phase !== 'completed')) {
    expect(entryDate >= addMonths(today, -2)).toBe(true)
    expect(entryDateEnd <= addMonths(today, 30)).toBe(true)
    expect(entryDateEnd >= entryDate).toBe(true)
  }
})

test.each(selling)(
  'on %s some projects can be seen within 7 days, some within 30, some not at all',
  (_key, { stages }) => {
    const next = stages.map(({ showings }) => showings[0]?.start.slice(0, 10) ?? 'never')
    expect(next.filter((day) => day <= addDays(today, 7))).not.toEqual([])
    expect(next.filter((day) => day > addDays(today, 7) && day <= addDays(today, 30))).not.toEqual([])
    expect(next).toContain('never')
  },
)

test('viewings lie ahead, in order, and end after they begin', () => {
  for (const { showings } of catalogue.stages) {
    const starts = showings.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted((a, b) => a.localeCompare(b)))
    expect(showings.every(({ start, end }) => start > today && end > start)).toBe(true)
  }
})

const hasVip = ({ site }: Stage) => siteOf(site).capabilities.vip
const inPhase = (phase: string) => catalogue.stages.filter((stage) => stage.phase === phase && hasVip(stage))

test('a VIP sale is on now, VIP processing has had its window, and a planned one has it to come', () => {
  for (const { vipStart = '?', vipEnd = '' } of inPhase('vipSale'))
    expect(vipStart <= today && vipEnd > today).toBe(true)
  for (const { vipEnd = '?' } of inPhase('vipProcessing')) expect(vipEnd < today).toBe(true)
  for (const { vipStart = '', vipEnd = '?', salesStart } of inPhase('planned'))
    expect(vipStart > today && vipEnd < salesStart).toBe(true)
})

test('where there are no VIP customers nothing waits for them [F-004]', () => {
  const without = catalogue.stages.filter((stage) => !hasVip(stage))
  expect(without.map(({ phase }) => phase)).toContain('vipSale')
  for (const stage of without) expect([stage.status === 'vip', stage.vipStart]).toEqual([false, undefined])
})

test('what is sold in advance has its start of sales to come', () => {
  for (const { salesStart } of withStatus('planned', 'vip', 'preselling'))
    expect(salesStart > today).toBe(true)
})

test('statuses of homes follow the status of their project', () => {
  for (const stage of withStatus('planned')) expect(statusesOf(stage)).toEqual(new Set(['notAvailable']))
  for (const stage of withStatus('soldOut', 'reference')) expect(statusesOf(stage)).toEqual(new Set(['sold']))
  for (const stage of withStatus('forSale', 'moveInReady')) expect(statusesOf(stage)).toContain('forSale')
  for (const stage of withStatus('vip', 'preselling')) expect(statusesOf(stage)).toContain('preselling')
  for (const stage of withStatus('succession')) expect(statusesOf(stage)).toContain('succession')
})

test('a summary spans its homes', () => {
  for (const { id, summary } of catalogue.stages) {
    const homes = catalogue.homesOfStage(id)
    expect(summary.homes).toBe(homes.length)
    expect(summary.available).toBe(homes.filter(isAvailable).length)
    expect(summary.minRooms).toBe(Math.min(...homes.map(({ rooms }) => rooms)))
    expect(summary.maxArea).toBe(Math.max(...homes.map(({ livingArea }) => livingArea)))
  }
})

test('about half of the Swedish projects carry the Nordic Swan Ecolabel', () => {
  const swedish = catalogue.site('Jmse').stages
  const share = swedish.filter(({ swanLabel }) => swanLabel).length / swedish.length
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.6)
})

test('every project is described in at most 500 characters, and not all in the same words', () => {
  for (const { shortDescription, description } of catalogue.stages) {
    expect(shortDescription.length).toBeLessThanOrEqual(500)
    expect(description.join(' ')).not.toMatch(/[{}]|undefined/)
  }
  const openings = new Set(catalogue.stages.map(({ shortDescription }) => shortDescription))
  expect(openings.size).toBeGreaterThan(catalogue.stages.length * 0.75)
})

test('the senior brand is all senior concept, the co-operative brand all smart square', () => {
  expect(catalogue.site('Seniorgarden').stages.every(({ concept }) => concept === 'senior')).toBe(true)
  expect(catalogue.site('Boratt').stages.every(({ concept }) => concept === 'smartSquare')).toBe(true)
})

test('a project lies close to the middle of its area', () => {
  for (const { areaId, geo } of catalogue.stages) {
    const { lat = 0, lng = 0 } = catalogue.area(areaId)?.geo ?? {}
    expect(Math.abs(geo.lat - lat)).toBeLessThanOrEqual(0.0041)
    expect(Math.abs(geo.lng - lng)).toBeLessThanOrEqual(0.0061)
  }
})

test('houses of a project are finished four weeks apart', () => {
  const { entryDate = '', entryDateEnd = '' } = catalogue.stage('stage-ankarspelet') ?? {}
  expect(daysBetween(entryDate, entryDateEnd)).toBe(28)
})
