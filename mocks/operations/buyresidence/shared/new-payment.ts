import { wordsOf } from '../../../state/bookings/papers/words/by-site.ts'
import type { KeptPayment } from '../../../state/payments/payment.ts'
import type { World } from '../../../state/world.ts'
import type { Payable } from './payable.ts'

type Given = Pick<KeptPayment, 'paymentId' | 'provider'> &
  Partial<Pick<KeptPayment, 'payer' | 'steps' | 'message'>>

/** After so many minutes a payment that nobody made expires: three in the Swish app, longer on a page. */
const minutesToPay: Readonly<Record<KeptPayment['provider'], number>> = { swish: 3, svea: 20, nordea: 15 }

/** Creates a payment at its provider. */
export function newPayment(
  world: World,
  { site, message, back, ...about }: Payable,
  given: Given,
): KeptPayment {
  const now = world.clock.now()
  const payment: KeptPayment = {
    message: message.slice(0, 50),
    ...about,
    ...given,
    status: 'created',
    errorCode: null,
    currency: site.formats.currency,
    payee: wordsOf(site).payee(site.name),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + minutesToPay[given.provider] * 60_000).toISOString(),
    returnUrl: given.provider === 'swish' ? null : back(given.paymentId),
  }
  world.providerPayments.add(payment)
  return payment
}
