import { retryAfterSeconds } from '../../../state/bookings/preparation.ts'
import type { Booking } from '../../../state/bookings/booking.ts'
import { withdrawableUntil } from '../../../state/bookings/rules/withdrawal.ts'
import type { World } from '../../../state/world.ts'
import { privateReply } from '../../shared/reply.ts'
import { endedProblem, ownBooking } from '../shared/own-booking.ts'
import { instantOrNull } from '../../shared/instant.ts'
import type { Buy, BuyOperation } from '../shared/types.ts'

export const getBookingStatus: BuyOperation<'getBookingStatus'> = ({ path, user, world }) => {
  const { booking, refused } = ownBooking({ startId: path.id, id: path.id }, user, world)
  if (!booking) return refused
  const status = world.bookings.stateOf(booking)
  if (status === 'preparing') {
    const headers = { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }
    return { status: 202, headers }
  }
  if (booking.ended?.why === 'expired') {
    const ended = endedProblem(booking)
    if (ended.status === 410) return ended
  }
  return privateReply(200, view(booking, status, world))
}

function view(booking: Booking, status: Buy<'BookingStatus'>, world: World): Buy<'BookingStatusReply'> {
  const { id, contractId, homeId, signedAt, ended, userId } = booking
  const { site } = world.bookings.withHome(booking)
  const hold = ended ? undefined : world.bookings.ownHold(homeId, { userId })
  const until = signedAt === undefined || ended ? undefined : withdrawableUntil(signedAt, site)
  return {
    status,
    bookingId: id,
    contractId,
    objectId: homeId,
    expires: instantOrNull(hold?.expiresAt),
    signedAt: instantOrNull(signedAt),
    withdrawableUntil: instantOrNull(until),
  }
}
