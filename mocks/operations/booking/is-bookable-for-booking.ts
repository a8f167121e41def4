import { problem } from '../../engine/answer/problem.ts'
import { isOngoing } from '../../state/bookings/booking.ts'
import { privateReply } from '../shared/reply.ts'
import type { BookingOperation } from './shared/types.ts'

export const isBookableForBooking: BookingOperation<'isBookableForBooking'> = ({ path, world }) => {
  const home = world.catalogue.home(path.objectId)
  const booking = world.bookings.find({ id: path.bookingId })
  if (!home || booking?.homeId !== home.id) return problem(404, 'notFound')
  return privateReply(200, isOngoing(booking))
}
