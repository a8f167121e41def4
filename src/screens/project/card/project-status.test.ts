import { expect, test } from 'vitest'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { projectStatus } from './project-status.ts'

const now = new Date('2026-11-20T10:00:00Z')
const project = (more: Partial<SearchHit>) =>
  ({ status: 'forSale', availableCount: 4, ...more }) as unknown as SearchHit
const window = { vipStart: '2026-11-11T08:00:00Z', vipEnd: '2026-12-05T21:59:00Z' }

test('while VIP customers choose, a project says until when; before that, from when', () => {
  expect(projectStatus(project(window), now, true)).toEqual({ at: 'vip', until: window.vipEnd })
  expect(projectStatus(project(window), new Date('2026-11-01'), true)).toEqual({
    at: 'vipSoon',
    from: window.vipStart,
  })
})

test('a site without VIP customers does not speak of them, nor does a project that is sold out [F-004]', () => {
  expect(projectStatus(project(window), now, false)).toEqual({ at: 'forSale' })
  expect(projectStatus(project({ ...window, status: 'soldOut' }), now, true)).toEqual({ at: 'allSold' })
})

test('a project is planned, for sale, let or lived in', () => {
  expect(projectStatus(project({ status: 'planned', salesStart: '2027-05-20' }), now, true)).toEqual({
    at: 'planned',
    salesStart: '2027-05-20',
  })
  expect(projectStatus(project({ disposalForm: 'tenancy' }), now, true)).toEqual({ at: 'toLet' })
  expect(projectStatus(project({ disposalForm: 'tenancy', availableCount: 0 }), now, true)).toEqual({
    at: 'allLet',
  })
  expect(projectStatus(project({ status: 'succession' }), now, true)).toEqual({ at: 'livedIn' })
})
