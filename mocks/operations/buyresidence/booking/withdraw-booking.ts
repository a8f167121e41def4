import { problem } from '../../../engine/answer/problem.ts'
import { withdrawableUntil } from '../../../state/bookings/rules/withdrawal.ts'
import { reply } from '../../shared/reply.ts'
import { ownBooking } from '../shared/own-booking.ts'
import type { BuyOperation } from '../shared/types.ts'

export const withdrawBooking: BuyOperation<'withdrawBooking'> = ({ body, user, world }) => {
  const { booking, refused } = ownBooking({ id: body.bookingId }, user, world)
  if (!booking) return refused
  const { signedAt, ended } = booking
  if (ended || signedAt === undefined) return problem(409, 'conflict')
  const { site } = world.bookings.withHome(booking)
  if (world.clock.now() >= withdrawableUntil(signedAt, site)) return problem(410, 'gone')
  const refund = world.bookings.withdraw(booking)
  return reply(200, {
    bookingId: booking.id,
    withdrawnAt: world.clock.iso(),
    refund,
    currency: site.formats.currency,
  })
}
