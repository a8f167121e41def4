import { problem } from '../../../engine/answer/problem.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import { privateReply } from '../../shared/reply.ts'
import { bookingIdentificationOutcome } from './booking-identification-outcome.ts'

/** Whether an order identifies a buyer, or signs an agreement or a document of My Pages, for somebody. */
export function isBuyersOrder(
  { session, flow, document }: EidOrder,
  userId: string,
  { bookings }: World,
): boolean {
  if (document) return document.userId === userId
  if (flow === 'booking') return bookings.identification(session)?.userId === userId
  return flow === 'sign' && bookings.ofUser(userId).some(({ signing }) => signing === session)
}

/**
 * The reply to a code that an identity provider sent a buyer back with. It is valid once, for this buyer; anything else
 * counts as a failed login.
 */
export async function replyToCode(
  idType: EidOrder['idType'],
  { code, session }: { code: string; session?: string },
  user: Principal | undefined,
  world: World,
) {
  if (user?.kind !== 'private') return problem(403, 'forbidden')
  const order = world.eid.takeCode(code)
  const fits = order?.idType === idType && (session === undefined || session === order.session)
  if (!order || !fits || !isBuyersOrder(order, user.userId, world))
    return privateReply(200, { status: 'error', result: 'Error', errorCode: 'loginfailed' } as const)
  return privateReply(200, await bookingIdentificationOutcome(order, user.userId, world))
}
