import { problem } from '../../../engine/answer/problem.ts'
import { privateReply } from '../../shared/reply.ts'
import { bookingIdentificationOutcome } from '../shared/booking-identification-outcome.ts'
import { isBuyersOrder } from '../shared/booking-identification-order.ts'
import { orderOfSession } from '../shared/order-of-session.ts'
import type { AccountOperation } from '../shared/types.ts'

/** Tells of the identification of a buyer and of the signing of an agreement alike. */
export const getBookingIdentificationStatus: AccountOperation<'getBookingIdentificationStatus'> = async ({
  path: { idType },
  query,
  user,
  world,
}) => {
  if (user?.kind !== 'private') return problem(403, 'forbidden')
  const flow = world.eid.bySession(query.session)?.flow === 'sign' ? 'sign' : 'booking'
  const { order, refused } = orderOfSession(query.session, { idType, flow }, world)
  if (!order) return refused
  if (!isBuyersOrder(order, user.userId, world)) return problem(403, 'forbidden')
  return privateReply(200, await bookingIdentificationOutcome(order, user.userId, world))
}
