import { problem } from '../../engine/problem.ts'
import { privateReply } from '../reply.ts'
import { bookingIdentificationOutcome } from './booking-identification-outcome.ts'
import { isBuyersOrder } from './booking-identification-order.ts'
import { knownOrder } from './known-order.ts'
import type { AccountOperation } from './service.ts'

/** Tells of the identification of a buyer and of the signing of an agreement alike. */
export const getBookingIdentificationStatus: AccountOperation<'getBookingIdentificationStatus'> = async ({
  path: { idType },
  query,
  user,
  world,
}) => {
  if (user?.kind !== 'private') return problem(403, 'forbidden')
  const flow = world.eid.bySession(query.session)?.flow === 'sign' ? 'sign' : 'booking'
  const { order, refused } = knownOrder(query.session, { idType, flow }, world)
  if (!order) return refused
  if (!isBuyersOrder(order, user.userId, world)) return problem(403, 'forbidden')
  return privateReply(200, await bookingIdentificationOutcome(order, user.userId, world))
}
