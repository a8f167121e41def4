import { siteOf } from '../../../catalogue/site-of.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { hasRunningPurchase } from '../../../state/accounts/homes/running-purchase.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import { todayOf } from '../../../state/today.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { empty } from '../../shared/reply.ts'
import type { AccountOperation } from '../shared/types.ts'

export const closeAccount: AccountOperation<'closeAccount'> = ({ user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  // a booking may have come to its end meanwhile
  if (account.ongoingBusiness) world.bookings.settle()
  const now = world.accounts.byId(account.id) ?? account
  if (hasRunningPurchase(now, todayOf(world)))
    return problem(409, 'conflict', { detail: 'A purchase is running' })
  world.accounts.close(account.id)
  const { email: to, firstName: name } = account
  world.mailbox.send(letter('accountClosed', { site: siteOf(account.site), to, values: { name } }))
  return empty(204)
}
