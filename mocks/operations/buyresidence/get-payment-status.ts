import { problem } from '../../engine/problem.ts'
import { paymentStatusOf } from '../../state/payments/payment-status.ts'
import { privateReply } from '../shared/reply.ts'
import { ownBooking } from './shared/own-booking.ts'
import { ownDue } from './shared/payable.ts'
import type { BuyOperation } from './shared/types.ts'

export const getPaymentStatus: BuyOperation<'getPaymentStatus'> = ({ path: { a, b }, user, world }) => {
  const { providerPayments, clock } = world
  const due = ownDue(a, user, world)
  if (due) {
    if (due.number !== b) return problem(404, 'notFound')
    const own = { number: b, ...(user ? { userId: user.userId } : {}) }
    return privateReply(200, paymentStatusOf(providerPayments.ofContract(a, own), clock.now()))
  }
  const { booking, refused } = ownBooking({ contractId: a }, user, world)
  if (!booking) return refused
  if (booking.paymentNumber !== b) return problem(404, 'notFound')
  return privateReply(200, paymentStatusOf(providerPayments.ofContract(a, { number: b }), clock.now()))
}
