import { privateReply } from '../reply.ts'
import { holderOf } from './cookies.ts'
import type { BuyOperation } from './service.ts'

export const removeBuyResidenceExpire: BuyOperation<'removeBuyResidenceExpire'> = ({
  cookie,
  user,
  world,
}) => {
  const holder = holderOf(cookie, user)
  const hold = world.bookings.heldBy(holder)
  return privateReply(200, hold !== undefined && world.bookings.release(hold.homeId, holder))
}
