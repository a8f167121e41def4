import type { PaymentFailureReason, PaymentStatusReply } from '#gen/buyresidence/model.ts'
import type { PaymentAnswer } from '#src/api/booking/booking-payments.ts'
import type { KeptPayment, PaymentMethod } from './kept-payment.ts'

/** Why nothing is paid yet: the provider's reason, a buyer who went back, or no answer for as long as we asked. */
export type PaymentTrouble = PaymentFailureReason | 'cancelled' | 'noAnswer'

/** The payment of a fee, from the choice of a method to its end (F-139). */
export type PaymentProcess =
  | { at: 'reading' }
  | { at: 'choosing'; trouble?: PaymentTrouble }
  | { at: 'waiting'; payment: KeptPayment }
  | { at: 'paid'; paidAt: string | null }

/**
 * How often the portal asks after a payment, each two seconds: for as long as Swish gives its payer, three minutes, and
 * a little more; of the page of a bank or a card as of a booking (G-057, G-100).
 */
export const maxPolls: Readonly<Record<PaymentMethod, number>> = { swish: 100, svea: 60, nordea: 60 }

/** Where the payment of a fee stands: what this browser has begun, and the answer about it. */
export function paymentProcessOf(
  payment: KeptPayment | undefined,
  answer: PaymentAnswer | undefined,
): PaymentProcess {
  if (!answer) return payment ? { at: 'waiting', payment } : { at: 'reading' }
  const { reply, asked } = answer
  if (reply?.status === 'paid') return { at: 'paid', paidAt: reply.paidAt }
  const trouble = reply && troubleOf(reply)
  if (trouble) return { at: 'choosing', trouble }
  if (!payment) return { at: 'choosing' }
  return asked < maxPolls[payment.method]
    ? { at: 'waiting', payment }
    : { at: 'choosing', trouble: 'noAnswer' }
}

/** Whether money may have been given, or still be: until the answer is no, a home is not given up for lost. */
export function mayBePaid(process: PaymentProcess): boolean {
  if (process.at !== 'choosing') return process.at !== 'reading'
  return process.trouble === 'outcomeUnknown' || process.trouble === 'noAnswer'
}

function troubleOf({ status, reason }: PaymentStatusReply): PaymentTrouble | undefined {
  if (reason) return reason
  if (status === 'cancelled') return 'cancelled'
  return status === 'pending' ? undefined : 'providerError'
}
