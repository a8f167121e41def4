import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { addDays } from '../../catalogue/dates.ts'
import { homeFile } from '../../catalogue/pages/files/home-files.ts'
import type { Account } from '../accounts/account.ts'
import { sharedAccounts } from '../accounts/shared-accounts.ts'
import { duesOf } from '../dues/dues.ts'
import { withMoney } from '../dues/money.ts'
import { askedInstalments, withAdvancesBySignature } from './advances.ts'
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
const { stageId, objectNumber = '' } = known
const agreement = homeFile({ stageId, objectNumber }, 'preliminary-agreement', 'sv').id
const asked = (one: Account, day: string) =>
  duesOf(withAdvancesBySignature(one, day)).flatMap(({ id, amount, status }) =>
    id.startsWith(known.objectId) && status !== 'Paid' ? [[id, amount]] : [],
  )

test('an agreement that lapsed unsigned asks for no advance: the whole of it is paid at the end', () => {
  const before = addDays(plan.payment, -1)
  expect(withAdvancesBySignature(buyer, before)).toBe(buyer)
  expect(asked(buyer, plan.payment)).toEqual([[restId, 3_000_000]])
})

test('an advance that fell due unsigned is asked for no more, until the agreement is signed, late', () => {
  const shown = (one: Account, day: string) => {
    const now = withAdvancesBySignature(one, day)
    return askedInstalments(now.activeObject as Purchase, now, day).map(({ kind, dueDate }) => [
      kind,
      dueDate,
    ])
  }
  const rest = ['finalPayment', plan.payment]
  expect(shown(buyer, addDays(plan.advance, -1))).toEqual([['advance', plan.advance], rest])
  expect(shown(buyer, plan.advance)).toEqual([rest])
  const signedOn = addDays(plan.advance, 20)
  const signed = { ...buyer, signedDocuments: { [agreement]: signedOn } }
  expect(shown(signed, signedOn)).toEqual([['advance', addDays(signedOn, 14)], rest])
  expect(shown(signed, addDays(signedOn, 30))).toEqual([['advance', addDays(signedOn, 14)], rest])
  const inTime = { ...buyer, signedDocuments: { [agreement]: plan.contract } }
  expect(shown(inTime, addDays(plan.advance, 5))).toEqual([['advance', plan.advance], rest])
})

test('an advance that was paid stays paid, and one that a signed agreement asks for is owed', () => {
  const paid = withMoney(buyer, [{ id: advanceId, on: plan.advance }])
  expect(withAdvancesBySignature(paid, plan.payment)).toBe(paid)
  expect(asked(paid, plan.payment)).toEqual([[restId, 2_700_000]])
  const signed = { ...buyer, signedDocuments: { [agreement]: plan.contract } }
  expect(withAdvancesBySignature(signed, plan.payment)).toBe(signed)
})

test('where the first agreement is the purchase itself nothing lapses', () => {
  const norwegian: Account = { ...buyer, site: 'Jmno' }
  expect(withAdvancesBySignature(norwegian, addDays(plan.payment, 30))).toBe(norwegian)
})
