import { problem } from '../../../engine/answer/problem.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { KeptPayment } from '../../../state/payments/payment.ts'
import type { World } from '../../../state/world.ts'
import { endedProblem, ownBooking } from './own-booking.ts'
import type { Buy } from './types.ts'

type Provider = 'swish' | 'svea' | 'nordea'

/**
 * The booking whose fee can be paid at a provider now, or the problem: it is unknown, somebody else's, ended, not signed,
 * already paid, or has another payment under way. A payment with an unknown outcome does not prevent another.
 */
export function payableBooking(
  { ContractId, ObjectId, UserIds, PaymentNumber }: Buy<'CardPayment'>,
  provider: Provider,
  user: Principal | undefined,
  world: World,
) {
  const { booking, refused } = ownBooking({ contractId: ContractId }, user, world)
  if (!booking) return { refused }
  if (!UserIds.includes(booking.userId)) return { refused: problem(403, 'forbidden') }
  if (booking.homeId !== ObjectId || booking.paymentNumber !== PaymentNumber)
    return { refused: problem(404, 'notFound') }
  const booked = world.bookings.withHome(booking)
  if (!booked.site.paymentMethods.includes(provider)) return { refused: problem(422, 'unprocessable') }
  if (booking.ended) return { refused: endedProblem(booking) }
  if (world.bookings.stateOf(booking) !== 'signed') return { refused: problem(409, 'conflict') }
  if (isPaying(world.providerPayments.ofContract(booking.contractId)))
    return { refused: problem(409, 'paymentInProgress') }
  return { booked }
}

/** Whether one of some payments is under way; money that the bank still transfers is on its way too. */
export const isPaying = (payments: readonly KeptPayment[]): boolean =>
  payments.some(({ status }) => status === 'created' || status === 'paid')
