import type { Account } from '../../../state/accounts/account.ts'
import type { IdentificationOutcome } from '../../../state/accounts/access/identifications.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'
import { failedReply, pendingReply } from './eid-reply.ts'
import { logIn } from './log-in.ts'
import type { LoginRefused } from './register-form.ts'
import type { LoginStatusReply } from './types.ts'

/**
 * The outcome of an order that does more than log in. It is decided once: the first poll after the approval makes the
 * account, and every later poll gets the same reply.
 */
export async function identificationOutcome(
  order: EidOrder,
  world: World,
  decide: () => IdentificationOutcome,
): Promise<LoginStatusReply> {
  if (order.state === 'pending') return pendingReply(order, world)
  if (order.state === 'failed') return failedReply(order)
  const { session } = order
  const known = world.identifications.outcomeOf(session)
  const outcome = known ?? decide()
  if (!known) world.identifications.end(session, outcome)
  if ('refused' in outcome) return outcome.refused
  const account = world.accounts.byId(outcome.userId)
  if (!account) return { status: 'error', result: 'Error', errorCode: 'general' }
  return {
    status: 'ok',
    result: 'Ok',
    token: await logIn(account, { kind: 'private', bankId: true }, world),
  }
}

export const refusedWith = (refused: LoginRefused): IdentificationOutcome => ({ refused })

/** Why the holder of a number cannot have it for another account; undefined when they can. */
export function holderRefusal(holder: Account | undefined): LoginRefused | undefined {
  if (holder?.deceased) return { status: 'error', result: 'Error', errorCode: 'general' }
  if (holder?.withoutPid) return { status: 'error', result: 'MustActivatePid', errorCode: 'usernopid' }
  return undefined
}

export const userExists: LoginRefused = {
  status: 'error',
  result: 'UserAlreadyExists',
  errorCode: 'userexists',
}
