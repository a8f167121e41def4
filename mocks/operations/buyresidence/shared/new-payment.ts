import type { BookedHome } from '../../../state/bookings/documents.ts'
import { wordsOf } from '../../../state/bookings/words/by-site.ts'
import type { KeptPayment } from '../../../state/payments/payment.ts'
import type { World } from '../../../state/world.ts'

type Given = Pick<KeptPayment, 'paymentId' | 'provider' | 'message'> &
  Partial<Pick<KeptPayment, 'payer' | 'steps'>>

/** After so many minutes a payment that nobody made expires: three in the Swish app, longer on a page. */
const minutesToPay: Readonly<Record<KeptPayment['provider'], number>> = { swish: 3, svea: 20, nordea: 15 }

/** Creates a payment of a booking's fee at its provider. */
export function newPayment(world: World, { booking, home, site }: BookedHome, given: Given): KeptPayment {
  const now = world.clock.now()
  const { id, contractId, paymentNumber, fee } = booking
  const back = `${site.paths.booking ?? '/'}?type=booking&poolingId=${given.paymentId}&bookingId=${id}`
  const payment: KeptPayment = {
    ...given,
    status: 'created',
    errorCode: null,
    amount: fee,
    currency: site.formats.currency,
    payee: wordsOf(site).payee(site.name),
    objectId: home.id,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + minutesToPay[given.provider] * 60_000).toISOString(),
    returnUrl: given.provider === 'swish' ? null : back,
    contractId,
    ...(paymentNumber ? { paymentNumber } : {}),
  }
  world.providerPayments.add(payment)
  return payment
}
