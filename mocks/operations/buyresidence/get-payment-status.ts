import { problem } from '../../engine/problem.ts'
import { paymentStatusOf } from '../../state/payments/payment-status.ts'
import { privateReply } from '../shared/reply.ts'
import { ownBooking } from './shared/own-booking.ts'
import type { BuyOperation } from './shared/types.ts'

export const getPaymentStatus: BuyOperation<'getPaymentStatus'> = ({ path, user, world }) => {
  const { booking, refused } = ownBooking({ contractId: path.a }, user, world)
  if (!booking) return refused
  if (booking.paymentNumber !== path.b) return problem(404, 'notFound')
  const payments = world.providerPayments.ofContract(path.a, path.b)
  return privateReply(200, paymentStatusOf(payments, world.clock.now()))
}
