import { expect, test } from 'vitest'
import type { Payment, PaymentStatus } from '#gen/account_service/model.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { isActive, isFirstTime } from './fees.ts'

const fee = (status: PaymentStatus, more: Partial<Payment> = {}): Payment => ({
  site: 'Jmse',
  status,
  payedWithCode: false,
  ...more,
})

test('a payment is active while it is not paid, in Norway after a first reminder too [S-079]', () => {
  const active = (site: typeof jmse) =>
    (['NotPaid', 'NotPaidSent', 'OverPaid', 'Paid', 'Reminder1'] as const).filter((status) =>
      isActive(site, status),
    )
  expect(active(jmse)).toEqual(['NotPaid', 'NotPaidSent'])
  expect(active(jmno)).toEqual(['NotPaid', 'NotPaidSent', 'Reminder1'])
})

test('the first time is when nothing is paid or overpaid on this site [S-080]', () => {
  expect(isFirstTime(jmse, [])).toBe(true)
  expect(isFirstTime(jmse, [fee('NotPaid')])).toBe(true)
  expect(isFirstTime(jmse, [fee('Paid', { site: 'Boratt' })])).toBe(true)
  expect(isFirstTime(jmse, [fee('NotPaid'), fee('Paid')])).toBe(false)
  expect(isFirstTime(jmse, [fee('OverPaid')])).toBe(false)
})
