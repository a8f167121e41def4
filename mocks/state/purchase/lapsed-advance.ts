import type { Day } from '../../catalogue/dates.ts'
import type { Account } from '../accounts/account.ts'
import { isOpen } from '../dues/dues.ts'
import { ownObjects, withObjects } from '../accounts/own-objects.ts'
import { isGrantedInstead } from './progress.ts'

type ActiveObject = NonNullable<Account['activeObject']>

/**
 * An account as it stands where a preliminary agreement has lapsed unsigned: the advance is asked for by that agreement
 * alone, so one that nobody has paid is no due of its own any more, and is paid with the rest. The same account where that
 * changes nothing, so that it can be asked at every read.
 */
export function withoutLapsedAdvance(account: Account, today: Day): Account {
  const objects = ownObjects(account)
  const changed = objects.map((object) => withAdvanceInRest(object, account, today))
  if (changed.every((one, index) => one === objects[index])) return account
  return { ...account, ...withObjects(changed) }
}

function withAdvanceInRest(object: ActiveObject, account: Account, today: Day): ActiveObject {
  const open = object.instalments.filter(({ status }) => isOpen(status))
  const advance = open.find(({ kind }) => kind === 'advance')
  const rest = open.find(({ kind }) => kind === 'finalPayment')
  if (!advance || !rest || !isGrantedInstead(object, account, today)) return object
  const instalments = object.instalments.flatMap((one) => {
    if (one === advance) return []
    return [one === rest ? { ...rest, amount: rest.amount + advance.amount } : one]
  })
  return { ...object, instalments }
}
