import { problem } from '../../../engine/answer/problem.ts'
import type { Booking } from '../../../state/bookings/booking.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

/** A booking of the caller, or the problem: 404 when nothing has this id, 403 when it is somebody else's. */
export function ownBooking(
  by: Partial<Pick<Booking, 'id' | 'startId' | 'contractId'>>,
  user: Principal | undefined,
  world: World,
) {
  const booking = world.bookings.find(by)
  if (!booking) return { refused: problem(404, 'notFound') }
  return booking.userId === user?.userId ? { booking } : { refused: problem(403, 'forbidden') }
}

/** The problem of a booking that has ended: 410 when its hold ran out, else 409. */
export const endedProblem = ({ ended }: Booking) =>
  ended?.why === 'expired' ? problem(410, 'holdExpired') : problem(409, 'conflict')
