import { isAdult } from '../../../state/accounts/person/age.ts'
import type { IdentificationOutcome } from '../../../state/accounts/access/identifications.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import { holderRefusal, identificationOutcome, refusedWith, userExists } from './identification-outcome.ts'
import { makeAccount } from './make-account.ts'
import { provenIdentity } from './proven-identity.ts'
import { formVerdict } from './register-form.ts'
import type { LoginStatusReply } from './types.ts'
import { todayOf } from '../../../state/today.ts'

/** What a registration by e-ID has come to. */
export const registerOutcome = (order: EidOrder, world: World): Promise<LoginStatusReply> =>
  identificationOutcome(order, world, () => registered(order, world))

function registered(order: EidOrder, world: World): IdentificationOutcome {
  const { accounts, identifications, clock } = world
  const form = identifications.registrationOf(order.session)
  const identity = provenIdentity(order, world)
  if (!form || !identity?.securityNumber) return refusedWith({ status: 'error', result: 'InvalidInput' })
  const site = siteNumbered(form.siteId)
  const holder = accounts.byPersonalNumber(identity.securityNumber)
  const refused = holderRefusal(holder) ?? (holder?.hasAccount ? userExists : formVerdict(form, site, world))
  if (refused) return refusedWith(refused)
  const isChild = identity.birthDate !== undefined && !isAdult(identity.birthDate, todayOf({ clock }, site))
  if (isChild || accounts.isEmailTaken(form.email, holder?.id))
    return refusedWith({ status: 'error', result: 'InvalidInput' })
  const { id } = makeAccount(form, site, world, { identity, known: holder })
  accounts.change(id, { firstSsnLogin: true, firstLogin: order.session })
  return { userId: id }
}
