import type { Account } from '../accounts/account.ts'
import { ownObjects, withObjects } from '../accounts/homes/own-objects.ts'
import type { Day } from '../../catalogue/dates.ts'
import { feeIdOf, isOpen } from './dues.ts'

type Status = Account['payments'][number]['status']

/** Money that has come in: for what, and on which day. */
export type Arrival = Readonly<{ id: string; on: Day }>

/**
 * An account with the money that has come in for it. What has come in twice is overpaid (E-034). The same account where
 * nothing changes, so that it can be asked at every read.
 */
export function withMoney(account: Account, arrived: readonly Arrival[]): Account {
  if (arrived.length === 0) return account
  const paidOn = { ...account.paidOn }
  const counted = <One extends { status: Status }>(one: One, id: string | undefined): One => {
    const own = arrived.filter((paid) => paid.id === id)
    const status = settled(one.status, own.length)
    const [first] = own.map(({ on }) => on).toSorted()
    if (id !== undefined && first !== undefined && isOpen(one.status)) paidOn[id] = first
    return status === one.status ? one : { ...one, status }
  }
  const objects = ownObjects(account)
  const payments = unlessSame(account.payments, (fee) => counted(fee, feeIdOf(fee)))
  const paid = unlessSame(objects, (object) => {
    const instalments = unlessSame(object.instalments, (one) => counted(one, one.id))
    return instalments === object.instalments ? object : { ...object, instalments }
  })
  if (payments === account.payments && paid === objects) return account
  return { ...account, payments, paidOn, ...(paid === objects ? {} : withObjects(paid)) }
}

/** A list with something done to each of it; the same list where that changes none. */
function unlessSame<One>(list: One[], change: (one: One) => One): One[] {
  const changed = list.map(change)
  return changed.every((one, index) => one === list[index]) ? list : changed
}

function settled(status: Status, times: number): Status {
  if (times === 0 || status === 'OverPaid') return status
  return times > 1 ? 'OverPaid' : 'Paid'
}
