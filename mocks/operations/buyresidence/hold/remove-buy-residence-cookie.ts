import { holderOf, noHoldCookie } from '../../shared/request/hold-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'

export const removeBuyResidenceCookie: BuyOperation<'removeBuyResidenceCookie'> = ({
  cookie,
  user,
  world,
}) => {
  const holder = holderOf(cookie, user)
  const hold = world.bookings.heldBy(holder)
  const ended = hold !== undefined && world.bookings.release(hold.homeId, holder)
  return { status: 200, body: ended, headers: { 'cache-control': 'no-store' }, cookies: [noHoldCookie] }
}
