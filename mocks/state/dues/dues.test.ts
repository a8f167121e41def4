import { expect, test } from 'vitest'
import type { Account } from '../accounts/account.ts'
import { withMoney } from './money.ts'

const account = {
  id: 'user-1',
  site: 'Jmse',
  payments: [
    { site: 'Jmse', status: 'NotPaidSent', payedWithCode: false, amount: 500, dueDate: '2026-12-08' },
  ],
  activeObject: {
    instalments: [
      { id: 'home-1-advance', kind: 'advance', status: 'NotPaid', amount: 100, dueDate: '2027-01-01' },
    ],
  },
} as unknown as Account
const fee = 'vip-jmse-2026-12-08'
const came = (id: string, on = '2026-12-01') => ({ id, on })

test('money settles the fee or the instalment that it came for, and no other [E-034]', () => {
  const paid = withMoney(account, [came(fee)])
  expect(paid.payments[0]?.status).toBe('Paid')
  expect(paid.paidOn).toEqual({ [fee]: '2026-12-01' })
  expect(withMoney(paid, [came(fee, '2026-12-03')]).paidOn).toEqual({ [fee]: '2026-12-01' })
  expect(paid.activeObject).toBe(account.activeObject)
  expect(withMoney(account, [came('home-1-advance')]).activeObject?.instalments[0]?.status).toBe('Paid')
  expect(withMoney(account, [came('somebody-elses')])).toBe(account)
})

test('what has come in twice is overpaid, however often it is looked at [E-034]', () => {
  const twice = withMoney(account, [came(fee), came(fee)])
  expect(twice.payments[0]?.status).toBe('OverPaid')
  expect(withMoney(twice, [came(fee), came(fee)])).toBe(twice)
  expect(withMoney(twice, [came(fee)])).toBe(twice)
})
