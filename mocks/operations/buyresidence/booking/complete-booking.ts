import { problem } from '../../../engine/answer/problem.ts'
import { type Booking, isSecured } from '../../../state/bookings/booking.ts'
import { paymentStatusOf } from '../../../state/payments/payment-status.ts'
import type { World } from '../../../state/world.ts'
import { noHoldCookie } from '../../shared/request/hold-cookie.ts'
import { noSignCookie } from '../shared/sign-cookie.ts'
import { endedProblem, ownBooking } from '../shared/own-booking.ts'
import type { BuyOperation } from '../shared/types.ts'

export const completeBooking: BuyOperation<'completeBooking'> = ({ body, user, world }) => {
  const { booking, refused } = ownBooking({ id: body.bookingId }, user, world)
  if (!booking) return refused
  if (booking.homeId !== body.objectId || booking.contractId !== body.contractId)
    return problem(404, 'notFound')
  if (booking.ended) return endedProblem(booking)
  if (!isSecured(booking)) return problem(409, wasRefused(booking, world) ? 'paymentDeclined' : 'conflict')
  world.bookings.complete(booking)
  return { status: 200, body: true, cookies: [noHoldCookie, noSignCookie] }
}

/** Whether the last payment of a signed booking came to nothing. */
function wasRefused({ contractId }: Booking, { providerPayments, clock }: World): boolean {
  const { status } = paymentStatusOf(providerPayments.ofContract(contractId), clock.now())
  return status === 'declined' || status === 'error' || status === 'cancelled'
}
