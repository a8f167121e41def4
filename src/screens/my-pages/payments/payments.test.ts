import { expect, test } from 'vitest'
import type { Payment, PaymentStatus } from '#gen/account_service/model.ts'
import type { PaymentNotice } from '#gen/content/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import { nextPaymentOf, sortedPayments } from './payments.ts'

const fee = (status: PaymentStatus, more: Partial<Payment> = {}): Payment => ({
  site: 'Jmse',
  status,
  payedWithCode: false,
  ...more,
})
const notice: PaymentNotice = {
  id: 'pay-1',
  text: 'Delinsats',
  amount: 125_000,
  dueDate: '2026-11-30',
  status: 'NotPaid',
}

test('a part of the home is asked for before a VIP fee', () => {
  expect(nextPaymentOf(jmse, notice, [fee('NotPaid')])).toEqual({ kind: 'home', notice })
})

test('a VIP fee says whether it is the first on this site [F-095]', () => {
  const due = { amount: 500, dueDate: '2026-11-30' }
  expect(nextPaymentOf(jmse, undefined, [fee('NotPaid', due)])).toEqual({
    kind: 'vip',
    isFirst: true,
    ...due,
  })
  expect(nextPaymentOf(jmse, { ...notice, status: 'Paid' }, [fee('Paid'), fee('NotPaidSent')])).toMatchObject(
    {
      kind: 'vip',
      isFirst: false,
    },
  )
})

test('a notice of the VIP fee is the fee, with its invoice and the first time told [F-095]', () => {
  const invoice = { id: 'f-1', name: 'Avgift', url: '/a.pdf', mediaType: 'application/pdf', size: 1 }
  const feeNotice = { ...notice, amount: 500, reference: '53744955138', invoice }
  const due = { amount: 500, dueDate: notice.dueDate }
  expect(nextPaymentOf(jmse, feeNotice, [fee('NotPaidSent', due)])).toEqual({
    kind: 'vip',
    isFirst: true,
    ...due,
    reference: '53744955138',
    invoice,
    notice: feeNotice,
  })
  expect(nextPaymentOf(jmse, feeNotice, [fee('OverPaid'), fee('NotPaidSent', due)])).toMatchObject({
    isFirst: false,
  })
})

test('what is left comes in the order it is due, what is paid the latest first [CI-013]', () => {
  const on = (dueDate: string, status: PaymentStatus) => ({ ...notice, id: dueDate, dueDate, status })
  const { left, paid } = sortedPayments([
    on('2026-03-01', 'Paid'),
    on('2027-09-02', 'NotPaid'),
    on('2026-06-01', 'OverPaid'),
    on('2026-12-01', 'NotPaidSent'),
  ])
  expect(left.map(({ id }) => id)).toEqual(['2026-12-01', '2027-09-02'])
  expect(paid.map(({ id }) => id)).toEqual(['2026-06-01', '2026-03-01'])
  const early = { ...on('2027-09-02', 'Paid'), paidOn: '2026-05-01' }
  expect(sortedPayments([...paid, early]).paid.map(({ id }) => id)[1]).toBe('2027-09-02')
})

test('nothing is asked for when all is paid', () => {
  expect(nextPaymentOf(jmse, { ...notice, status: 'Paid' }, [fee('Paid')])).toBeUndefined()
  expect(nextPaymentOf(jmse, undefined, [fee('NotPaid', { site: 'Boratt' })])).toBeUndefined()
})
