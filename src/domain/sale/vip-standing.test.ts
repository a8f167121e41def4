import { expect, test } from 'vitest'
import type { Payment, PaymentStatus } from '#gen/account_service/model.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { vipStanding } from './vip-standing.ts'

const fee = (status: PaymentStatus, more: Partial<Payment> = {}): Payment => ({
  site: 'Jmse',
  status,
  payedWithCode: false,
  ...more,
})
const member = (...payments: Payment[]) => ({
  vipSites: ['Jmse' as const],
  vipMemberships: [{ site: 'Jmse' as const, to: '2027-07-01' }],
  payments,
})

test('who has not paid may not book yet, nor who was reminded; what was paid for another year opens nothing [P-012, S-079]', () => {
  const open = fee('NotPaidSent')
  expect(vipStanding(jmse, member(open))).toEqual({ at: 'unpaid', until: '2027-07-01', fee: open })
  const reminded = fee('Reminder1', { site: 'Jmno' })
  const norwegian = { vipSites: ['Jmno' as const], vipMemberships: [], payments: [reminded] }
  expect(vipStanding(jmno, norwegian)).toEqual({ at: 'unpaid', fee: reminded })
  for (const paid of ['Paid', 'OverPaid'] as const)
    expect(vipStanding(jmse, member(fee(paid)))).toMatchObject({ at: 'member', byCode: false })
  expect(vipStanding(jmse, member(fee('Paid', { payedWithCode: true })))).toMatchObject({ byCode: true })
  expect(vipStanding(jmse, member(fee('Paid'), open))).toMatchObject({ at: 'unpaid', fee: open })
})

test('a membership that has ended is none, nor is one of another site', () => {
  const ended = { ...member(fee('Paid')), vipSites: [] }
  expect(vipStanding(jmse, ended)).toEqual({ at: 'none', endedOn: '2027-07-01' })
  expect(vipStanding(jmno, member(fee('Paid')))).toEqual({ at: 'none' })
})
