import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Account } from '../account.ts'
import { feesOn, joinVip } from './vip.ts'

const today = '2026-11-20'
const nobody = { vipSites: [], vipMemberships: [], payments: [] } as unknown as Account

test('a membership lasts a year and costs what the country’s currency says', () => {
  expect(joinVip(nobody, jmno, today)).toEqual({
    vip: { siteId: 5, campaignCode: '' },
    vipSites: ['Jmno'],
    vipMemberships: [{ site: 'Jmno', from: today, to: '2027-11-19' }],
    payments: [
      {
        site: 'Jmno',
        status: 'NotPaid',
        payedWithCode: false,
        amount: 500,
        currency: 'NOK',
        dueDate: '2026-12-11',
      },
    ],
  })
})

test('joining again after the year keeps what was paid and replaces the membership', () => {
  const first = { ...nobody, ...joinVip(nobody, jmse, today, 'VAR2026') }
  const later = { ...first, ...joinVip(first, jmse, '2027-12-01') }
  expect(later.vipMemberships).toEqual([{ site: 'Jmse', from: '2027-12-01', to: '2028-11-30' }])
  expect(later.payments.map(({ status }) => status)).toEqual(['Paid', 'NotPaid'])
  expect(joinVip(later, jmse, '2027-12-02')).toEqual({})
})

test('the fee that was never paid is not asked for twice', () => {
  const first = { ...nobody, ...joinVip(nobody, jmse, today) }
  const later = { ...first, ...joinVip(first, jmse, '2027-12-01') }
  expect(later.payments).toHaveLength(1)
})

test('fees that time does not touch stay the very same ones', () => {
  const { payments = [] } = joinVip(nobody, jmse, today, 'VAR2026')
  expect(feesOn(payments, '2030-01-01')).toBe(payments)
  expect(feesOn([], today)).toEqual([])
})
