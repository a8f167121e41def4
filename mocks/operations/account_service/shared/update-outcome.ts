import type { Account } from '../../../state/accounts/account.ts'
import type { IdentificationOutcome } from '../../../state/accounts/access/identifications.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import type { World } from '../../../state/world.ts'
import { siteOf } from '../../../catalogue/site-of.ts'
import { holderRefusal, identificationOutcome, refusedWith, userExists } from './identification-outcome.ts'
import { provenIdentity } from './proven-identity.ts'
import type { LoginStatusReply } from './types.ts'

/** What the connecting of an e-ID to an account has come to. */
export const updateOutcome = (order: EidOrder, account: Account, world: World): Promise<LoginStatusReply> =>
  identificationOutcome(order, world, () => connected(order, account, world))

function connected(order: EidOrder, account: Account, world: World): IdentificationOutcome {
  const identity = provenIdentity(order, world)
  if (!identity?.securityNumber) return refusedWith({ status: 'error', result: 'InvalidInput' })
  const holder = world.accounts.byPersonalNumber(identity.securityNumber)
  const refused = holderRefusal(account.deceased ? account : holder)
  if (refused) return refusedWith(refused)
  if (holder && holder.id !== account.id) return refusedWith(userExists)
  if (holder) return { userId: account.id }
  // another order has connected another e-ID since this one was started
  if (account.securityNumber !== undefined)
    return refusedWith({ status: 'error', result: 'Error', errorCode: 'userssnnomatch' })
  world.accounts.change(account.id, { ...identity, firstSsnLogin: true, firstLogin: order.session })
  const { email: to, firstName: name, site } = account
  world.mailbox.send(letter('eidConnected', { site: siteOf(site), to, values: { name } }))
  return { userId: account.id }
}
