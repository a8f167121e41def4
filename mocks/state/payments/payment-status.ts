import type { components } from '#gen/buyresidence/types.ts'
import { type KeptPayment, arrivesAt } from './payment.ts'
import { reasonOf } from './swish-codes.ts'

export type PaymentStatus = components['schemas']['PaymentStatusReply']

const pending: PaymentStatus = { status: 'pending', reason: null, paidAt: null }

/**
 * How the payments under one number stand at `now`, in the one vocabulary for all providers: paid as soon as one is, else
 * as the last of them.
 */
export function paymentStatusOf(payments: readonly KeptPayment[], now: number): PaymentStatus {
  const arrivals = payments.flatMap((one) => arrivesAt(one) ?? []).filter((at) => at <= now)
  if (arrivals.length > 0)
    return { status: 'paid', reason: null, paidAt: new Date(Math.min(...arrivals)).toISOString() }
  const last = payments.at(-1)
  return last ? statusOf(last) : pending
}

/** The last payment, of which no money has come. */
function statusOf({ status, provider, errorCode }: KeptPayment): PaymentStatus {
  switch (status) {
    case 'created':
    case 'paid':
      return pending
    case 'unknown':
      return { ...pending, reason: 'outcomeUnknown' }
    case 'declined':
      return {
        status,
        reason: provider === 'swish' ? 'declinedByPayer' : 'refusedByBank',
        paidAt: null,
      }
    case 'cancelled':
      return { status, reason: null, paidAt: null }
    case 'error':
      return { status, reason: reasonOf(provider, errorCode), paidAt: null }
  }
}
