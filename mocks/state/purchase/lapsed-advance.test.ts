import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { addDays } from '../../catalogue/dates.ts'
import { homeFile } from '../../catalogue/pages/files/home-files.ts'
import type { Account } from '../accounts/account.ts'
import { sharedAccounts } from '../accounts/shared-accounts.ts'
import { duesOf } from '../dues/dues.ts'
import { withMoney } from '../dues/money.ts'
import { withoutLapsedAdvance } from './lapsed-advance.ts'
import { planFromBooking, stepsOf } from './plan.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
const began = catalogue.referenceDate
type Purchase = NonNullable<Account['activeObject']>

/** A home of Amira's account as if she had booked it today, with all of it to pay. */
const account = sharedAccounts(catalogue).find(({ id }) => id === 'user-amira') as Account
const known = account.activeObject as Purchase
const plan = planFromBooking(began, addDays(began, 500))
const [advanceId, restId] = [`${known.objectId}-advance`, `${known.objectId}-finalPayment`]
const part = { currency: 'SEK', status: 'NotPaid' } as const
const buyer: Account = {
  ...account,
  otherObjects: [],
  activeObject: {
    ...known,
    timeline: stepsOf(plan, began),
    instalments: [
      { ...part, id: advanceId, kind: 'advance', amount: 300_000, dueDate: plan.advance },
      { ...part, id: restId, kind: 'finalPayment', amount: 2_700_000, dueDate: plan.payment },
    ],
  },
}
const asked = (one: Account, day: string) =>
  duesOf(withoutLapsedAdvance(one, day)).flatMap(({ id, amount, status }) =>
    id.startsWith(known.objectId) && status !== 'Paid' ? [[id, amount]] : [],
  )

test('an agreement that lapsed unsigned asks for no advance: the whole of it is paid at the end', () => {
  const before = addDays(plan.payment, -1)
  expect(withoutLapsedAdvance(buyer, before)).toBe(buyer)
  expect(asked(buyer, plan.payment)).toEqual([[restId, 3_000_000]])
})

test('an advance that was paid stays paid, and one that a signed agreement asks for is owed', () => {
  const paid = withMoney(buyer, [{ id: advanceId, on: plan.advance }])
  expect(withoutLapsedAdvance(paid, plan.payment)).toBe(paid)
  expect(asked(paid, plan.payment)).toEqual([[restId, 2_700_000]])
  const { stageId, objectNumber = '' } = known
  const agreement = homeFile({ stageId, objectNumber }, 'preliminary-agreement', 'sv').id
  const signed = { ...buyer, signedDocuments: { [agreement]: plan.contract } }
  expect(withoutLapsedAdvance(signed, plan.payment)).toBe(signed)
})

test('where the first agreement is the purchase itself nothing lapses', () => {
  const norwegian: Account = { ...buyer, site: 'Jmno' }
  expect(withoutLapsedAdvance(norwegian, addDays(plan.payment, 30))).toBe(norwegian)
})
