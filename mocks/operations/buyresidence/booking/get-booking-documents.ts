import { documentsOf } from '../../../state/bookings/papers/documents.ts'
import { privateReply } from '../../shared/reply.ts'
import { ownBooking } from '../shared/own-booking.ts'
import type { BuyOperation } from '../shared/types.ts'

export const getBookingDocuments: BuyOperation<'getBookingDocuments'> = ({ path, user, world }) => {
  const { booking, refused } = ownBooking({ id: path.id }, user, world)
  if (!booking) return refused
  return privateReply(200, documentsOf(world.bookings.withHome(booking), world.clock.now()))
}
