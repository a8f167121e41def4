import { problem } from '../../../engine/problem.ts'
import type { Booking } from '../../../state/bookings/booking.ts'
import type { Principal } from '../../../state/principal.ts'
import type { World } from '../../../state/world.ts'

/** A booking of the person who asks, or why there is none: nothing has this id, or it is somebody else's. */
export function ownBooking(
  by: Partial<Pick<Booking, 'id' | 'startId' | 'contractId'>>,
  user: Principal | undefined,
  world: World,
) {
  const booking = world.bookings.find(by)
  if (!booking) return { refused: problem(404, 'notFound') }
  return booking.userId === user?.userId ? { booking } : { refused: problem(403, 'forbidden') }
}

/** Why nothing more can be done with a booking that has come to its end. */
export const endedProblem = ({ ended }: Booking) =>
  ended?.why === 'expired' ? problem(410, 'holdExpired') : problem(409, 'conflict')
