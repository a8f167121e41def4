import { privateReply } from '../../shared/reply.ts'
import { holderOf } from '../../shared/request/hold-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'

export const getBuyResidenceCookie: BuyOperation<'getBuyResidenceCookie'> = ({ cookie, user, world }) => {
  const hold = world.bookings.heldBy(holderOf(cookie, user))
  if (!hold) return privateReply(200, false)
  return privateReply(200, { objectId: hold.homeId, expires: new Date(hold.expiresAt).toISOString() })
}
