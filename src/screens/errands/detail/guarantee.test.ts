import { expect, test } from 'vitest'
import { guaranteeOf } from './guarantee.ts'

const errand = { caseTypeName: 'Garanti', guaranteeEndsOn: '2029-12-20' } as const

test('a warranty errand tells how many days of the guarantee are left', () => {
  expect(guaranteeOf(errand, '2026-11-20')).toEqual({
    kind: 'running',
    endsOn: '2029-12-20',
    daysLeft: 1126,
    share: 1126 / 1826,
  })
})

test('the last day of the guarantee still counts, the day after does not', () => {
  expect(guaranteeOf(errand, '2029-12-20')).toMatchObject({ kind: 'running', daysLeft: 0 })
  expect(guaranteeOf(errand, '2029-12-21')).toEqual({ kind: 'over', endsOn: '2029-12-20' })
})

test('an errand of another type, or a home whose handover is not known, has no guarantee clock', () => {
  expect(guaranteeOf({ ...errand, caseTypeName: 'Tjänster' }, '2026-11-20')).toBeUndefined()
  expect(guaranteeOf({ ...errand, guaranteeEndsOn: null }, '2026-11-20')).toBeUndefined()
})
