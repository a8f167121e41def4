import { problem } from '../../../engine/answer/problem.ts'
import { isOngoing } from '../../../state/bookings/booking.ts'
import { privateReply } from '../../shared/reply.ts'
import { holderOf, readHoldCookie } from '../../shared/request/hold-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'

/** A browser whose cookie speaks of the home held it once. */
export const getBuyResidenceExpire: BuyOperation<'getBuyResidenceExpire'> = ({
  path,
  cookie,
  user,
  world,
}) => {
  const hold = world.bookings.ownHold(path.id, holderOf(cookie, user))
  if (hold) {
    const own = user?.kind === 'private' ? world.bookings.ofUser(user.userId) : []
    const booking = own.find((one) => one.homeId === path.id && isOngoing(one))
    return privateReply(200, {
      expires: new Date(hold.expiresAt).toISOString(),
      ...(booking && { bookingId: booking.id }),
    })
  }
  return readHoldCookie(cookie.buyResidence)?.homeId === path.id
    ? problem(410, 'holdExpired')
    : problem(404, 'notFound')
}
