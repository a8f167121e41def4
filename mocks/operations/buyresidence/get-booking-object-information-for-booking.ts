import { problem } from '../../engine/problem.ts'
import { privateReply } from '../shared/reply.ts'
import { objectInformation } from './shared/object-information.ts'
import type { BuyOperation } from './shared/types.ts'

export const getBookingObjectInformationForBooking: BuyOperation<'getBookingObjectInformationForBooking'> = ({
  path,
  world,
}) => {
  const home = world.catalogue.home(path.objectId)
  const booking = world.bookings.find({ id: path.bookingId })
  if (!home || booking?.homeId !== home.id) return problem(404, 'notFound')
  const information = objectInformation(world, home, booking)
  return information ? privateReply(200, information) : problem(404, 'notFound')
}
