import { privateReply } from '../reply.ts'
import { holderOf } from './cookies.ts'
import type { BuyOperation } from './service.ts'

export const getBuyResidenceCookie: BuyOperation<'getBuyResidenceCookie'> = ({ cookie, user, world }) => {
  const hold = world.bookings.heldBy(holderOf(cookie, user))
  if (!hold) return privateReply(200, false)
  return privateReply(200, { objectId: hold.homeId, expires: new Date(hold.expiresAt).toISOString() })
}
