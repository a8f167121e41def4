import { problem } from '../../../engine/answer/problem.ts'
import { isOpen } from '../../../state/dues/dues.ts'
import { privateReply } from '../../shared/reply.ts'
import { endedProblem, ownBooking } from '../shared/own-booking.ts'
import { ownDue } from '../shared/payable.ts'
import type { BuyOperation } from '../shared/types.ts'

export const createPaymentId: BuyOperation<'createPaymentId'> = ({ path, user, world }) => {
  const due = ownDue(path.id, user, world)
  if (due) return isOpen(due.status) ? privateReply(200, due.number) : problem(409, 'conflict')
  const { booking, refused } = ownBooking({ contractId: path.id }, user, world)
  if (!booking) return refused
  if (booking.ended) return endedProblem(booking)
  const isDue = world.bookings.stateOf(booking) === 'signed' && booking.fee > 0
  return isDue ? privateReply(200, world.bookings.paymentNumber(booking)) : problem(409, 'conflict')
}
