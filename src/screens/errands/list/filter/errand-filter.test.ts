import { expect, test } from 'vitest'
import { inOrder } from './errand-options.ts'
import type { CaseStatusId, CaseTypeName } from '#gen/case_management/model.ts'
import { roundSample } from '../../errand-samples.test-support.ts'
import { emptyFilter, shownErrands, togglePlace, toggleStatus, toggleType } from './errand-filter.ts'
import type { ErrandFilter } from './errand-filter.ts'
import { groupOf, isPending, rankOf, statusesOf, toneOf } from '../status.ts'

const item = (id: string, more: Partial<typeof roundSample>) => ({ ...roundSample, id, ...more })
const ids = (items: readonly ReturnType<typeof item>[], filter: Partial<ErrandFilter>) =>
  shownErrands(items, { ...emptyFilter, ...filter }).map(({ id }) => id)

test('ticking Ongoing ticks all its sub-statuses, and unticking it unticks them [F-128, S-068]', () => {
  const ticked = toggleStatus({ ...emptyFilter, status: [30] }, 10)
  expect(new Set(ticked.status)).toEqual(new Set([30, ...statusesOf.ongoing]))
  expect(toggleStatus(ticked, 10).status).toEqual([30])
})

test('a sub-status alone is ticked and unticked without the others', () => {
  const one = toggleStatus(emptyFilter, 18)
  expect(one.status).toEqual([18])
  const without = toggleStatus(toggleStatus(emptyFilter, 10), 18)
  expect(without.status).toContain(10)
  expect(without.status).not.toContain(18)
})

test('ticking Förvaltning ticks Förvaltning övrig too [F-129, S-069]', () => {
  expect(toggleType(emptyFilter, 'Förvaltning').type).toEqual(['Förvaltning', 'Förvaltning övrig'])
  expect(toggleType(emptyFilter, 'Förvaltning övrig').type).toEqual(['Förvaltning övrig'])
  expect(toggleType(emptyFilter, 'Garanti').type).toEqual(['Garanti'])
})

test('only errands of the chosen statuses, types and places with all typed words are shown', () => {
  const items = [
    item('a', { caseStatusId: 10, caseTypeName: 'Garanti', objectAddress: 'Ekgatan 1', objectName: null }),
    item('b', { caseStatusId: 18, caseTypeName: 'Förvaltning', title: 'Droppande kran i köket' }),
    item('c', { caseStatusId: 30, caseTypeName: 'Garanti' }),
  ]
  expect(ids(items, { status: [18] })).toEqual(['b'])
  expect(ids(items, { type: ['Garanti'] as CaseTypeName[] })).toEqual(['a', 'c'])
  expect(ids(items, togglePlace(emptyFilter, 'Ekgatan 1'))).toEqual(['a'])
  expect(ids(items, { text: 'KÖKET kran' })).toEqual(['b'])
  expect(ids(items, { status: [18], type: ['Garanti'] })).toEqual([])
})

test('the list begins with the newest errand and can begin with the oldest [K-064, S-070]', () => {
  const items = [
    item('old', { creationDate: '2026-07-24T08:00:00Z' }),
    item('new', { creationDate: '2026-11-15T08:00:00Z' }),
    item('mid', { creationDate: '2026-09-01T08:00:00Z' }),
  ]
  expect(ids(items, {})).toEqual(['new', 'mid', 'old'])
  expect(ids(items, { sort: 'oldest' })).toEqual(['old', 'mid', 'new'])
})

test('sorted by status, what is new or under way comes before what is done and over [F-173, S-071, K-067]', () => {
  const statuses: CaseStatusId[] = [43, 27, 30, 40, 18, 41, 1, 10]
  const items = statuses.map((caseStatusId) => item(String(caseStatusId), { caseStatusId }))
  expect(ids(items, { sort: 'status' })).toEqual(['1', '18', '10', '30', '43', '27', '40', '41'])
})

test('each status has the rank that the specification gives it [E-068]', () => {
  expect([40, 27, 43, 41, 42].map((one) => rankOf(one as CaseStatusId))).toEqual([400, 400, 400, 400, 400])
  expect(rankOf(30)).toBe(300)
  for (const one of statusesOf.ongoing.filter((each) => each !== 27)) expect(rankOf(one)).toBe(200)
  expect([rankOf(1), rankOf(2)]).toEqual([150, 150])
  expect(rankOf(99 as CaseStatusId)).toBe(100)
})

test('registered is blue, ongoing yellow, executed green and completed gray [S-073, E-064, E-065, E-066, E-067]', () => {
  expect([1, 2].map((one) => toneOf(one as CaseStatusId))).toEqual(['registered', 'registered'])
  expect(statusesOf.ongoing).toHaveLength(18)
  for (const one of statusesOf.ongoing) expect(toneOf(one)).toBe('ongoing')
  expect(toneOf(30)).toBe('done')
  expect([40, 41, 42, 43].map((one) => groupOf(one as CaseStatusId))).toEqual(Array(4).fill('completed'))
  expect(toneOf(43)).toBe('closed')
})

test('only plain registered, ongoing, executed and completed say no more than their group [S-072]', () => {
  const every = Object.values(statusesOf).flat()
  expect(every.filter((one) => !isPending(one))).toEqual([1, 2, 10, 30, 40])
})

test('types and places stand as the language of the site orders them', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))
  const places = named('Åsane', 'Ørsta', 'Askøy')
  expect(inOrder(places, 'nb-NO')).toEqual(named('Askøy', 'Ørsta', 'Åsane'))
  expect(inOrder(places, 'sv-SE')).toEqual(named('Askøy', 'Åsane', 'Ørsta'))
})
