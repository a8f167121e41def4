import { problem } from '../../engine/answer/problem.ts'
import { privateReply } from '../shared/reply.ts'
import { objectInformation } from './shared/object-information.ts'
import type { BuyOperation } from './shared/types.ts'

export const getBookingObjectInformationForBooking: BuyOperation<'getBookingObjectInformationForBooking'> = ({
  path,
  world,
}) => {
  const booking = world.bookings.find({ id: path.bookingId })
  if (booking?.homeId !== path.objectId) return problem(404, 'notFound')
  const { home } = world.bookings.withHome(booking)
  const information = objectInformation(world, home, booking)
  return information ? privateReply(200, information) : problem(404, 'notFound')
}
