import { problem } from '../../../engine/answer/problem.ts'
import { paymentStatusOf } from '../../../state/payments/payment-status.ts'
import { privateReply } from '../../shared/reply.ts'
import { ownBooking } from '../shared/own-booking.ts'
import { ownDue } from '../shared/payable.ts'
import type { BuyOperation } from '../shared/types.ts'

export const getPaymentStatus: BuyOperation<'getPaymentStatus'> = ({ path, user, world }) => {
  const { contractId, paymentNumber: number } = path
  const { providerPayments, clock } = world
  const due = ownDue(contractId, user, world)
  if (due) {
    if (due.number !== number) return problem(404, 'notFound')
    const own = { number, ...(user ? { userId: user.userId } : {}) }
    return privateReply(200, paymentStatusOf(providerPayments.ofContract(contractId, own), clock.now()))
  }
  const { booking, refused } = ownBooking({ contractId }, user, world)
  if (!booking) return refused
  if (booking.paymentNumber !== number) return problem(404, 'notFound')
  return privateReply(200, paymentStatusOf(providerPayments.ofContract(contractId, { number }), clock.now()))
}
