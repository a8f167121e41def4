import { type Day, addDays } from '../../catalogue/dates.ts'
import type { Account } from '../accounts/account.ts'
import { isOpen } from '../dues/dues.ts'
import { ownObjects, withObjects } from '../accounts/homes/own-objects.ts'
import { daysToAdvance } from './plan.ts'
import { type Settled, awaitsPreliminary, firstSignedOn, isGrantedInstead } from './progress.ts'

type ActiveObject = NonNullable<Account['activeObject']>

/**
 * The instalments of a purchase that are asked for, now or on their day. The advance is asked for by the preliminary
 * agreement alone: one that fell due before that was signed waits for the signature.
 */
export function askedInstalments(
  object: ActiveObject,
  settled: Settled,
  today: Day,
): ActiveObject['instalments'] {
  if (!awaitsPreliminary(object, settled, today)) return object.instalments
  const isHeldBack = ({ kind, status, dueDate }: ActiveObject['instalments'][number]) =>
    kind === 'advance' && isOpen(status) && dueDate <= today
  return object.instalments.filter((one) => !isHeldBack(one))
}

/**
 * An account with its advances as the signatures have them: where a preliminary agreement has lapsed unsigned, an advance
 * that nobody has paid is no due of its own any more, and is paid with the rest; where it was signed after the advance
 * fell due, there are days to pay from then on. The same account where that changes nothing, so that it can be asked at
 * every read.
 */
export function withAdvancesBySignature(account: Account, today: Day): Account {
  const objects = ownObjects(account)
  const isChanged = (object: ActiveObject) => withAdvance(object, account, today) !== object
  if (!objects.some(isChanged)) return account
  return { ...account, ...withObjects(objects.map((object) => withAdvance(object, account, today))) }
}

function withAdvance(object: ActiveObject, account: Account, today: Day): ActiveObject {
  const advance = object.instalments.find(({ kind, status }) => kind === 'advance' && isOpen(status))
  if (!advance) return object
  const rest = object.instalments.find(({ kind, status }) => kind === 'finalPayment' && isOpen(status))
  if (!rest) return object
  const signed = firstSignedOn(object, account)
  if (signed && signed > advance.dueDate) {
    const later = addDays(signed, daysToAdvance)
    const dueDate = later < rest.dueDate ? later : rest.dueDate
    return dueDate > advance.dueDate ? withInstalment(object, { ...advance, dueDate }) : object
  }
  if (!isGrantedInstead(object, account, today)) return object
  const whole = withInstalment(object, { ...rest, amount: rest.amount + advance.amount })
  return { ...whole, instalments: whole.instalments.filter(({ id }) => id !== advance.id) }
}

const withInstalment = (
  object: ActiveObject,
  changed: ActiveObject['instalments'][number],
): ActiveObject => ({
  ...object,
  instalments: object.instalments.map((one) => (one.id === changed.id ? changed : one)),
})
