import { privateReply } from '../../shared/reply.ts'
import { holderOf } from '../../shared/request/hold-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'

export const removeBuyResidenceExpire: BuyOperation<'removeBuyResidenceExpire'> = ({
  cookie,
  user,
  world,
}) => {
  const holder = holderOf(cookie, user)
  const hold = world.bookings.heldBy(holder)
  return privateReply(200, hold !== undefined && world.bookings.release(hold.homeId, holder))
}
