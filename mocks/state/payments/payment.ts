import type { components } from '#gen/mock_control/types.ts'
import type { PaymentOutcome, ScriptStep } from './payment-script.ts'
import { timeOutCode } from './swish-codes.ts'

type ProviderPayment = components['schemas']['ProviderPayment']

/** A payment as it is kept: what the provider shows of it, and what it is for. Plain data, times in milliseconds. */
export type KeptPayment = ProviderPayment & {
  contractId?: string
  /** Who pays something of My Pages: `contractId` is its id then. */
  userId?: string
  paymentNumber?: string
  /** The payer's number at Swish. */
  payer?: string
  /** What happens when nobody acts. */
  steps?: ScriptStep[]
  settledAt?: number
}

/** A bank has a transfer in process for some seconds before the money is there (PSD2: ACSP, then ACSC). */
const transferMs = 5000

/** What the bank calls the ends that are not errors of its own. */
const bankCodes: Partial<Record<PaymentOutcome, string>> = { declined: 'RJCT', cancelled: 'CANC' }

const isOpen = ({ status }: ProviderPayment): boolean => status === 'created' || status === 'unknown'

/** Moves a payment to where it stands at `now`: by its own steps, or out of time. */
export function advancePayment(payment: KeptPayment, now: number): void {
  const begun = Date.parse(payment.createdAt)
  while (isOpen(payment)) {
    const [step, ...rest] = payment.steps ?? []
    const at = step && begun + step.afterSeconds * 1000
    const end = Date.parse(payment.expiresAt)
    if (step && at !== undefined && at <= now && (at < end || payment.status === 'unknown')) {
      payment.steps = rest
      settlePayment(payment, step.outcome, step.errorCode, at)
    } else if (payment.status === 'created' && end <= now) {
      settlePayment(payment, 'error', timeOutCode[payment.provider], end)
    } else return
  }
}

/** Notes what an open payment has come to. */
export function settlePayment(
  payment: KeptPayment,
  outcome: PaymentOutcome,
  errorCode: string | undefined,
  at: number,
): void {
  const ownCode = payment.provider === 'nordea' ? bankCodes[outcome] : undefined
  const unknownCode = payment.provider === 'swish' && outcome === 'unknown' ? 'DS24' : undefined
  const code = errorCode ?? ownCode ?? unknownCode ?? null
  Object.assign(payment, { status: outcome, errorCode: code, settledAt: at })
}

/** When the money of a payment is there, in milliseconds; undefined when it is not on its way. */
export function arrivesAt({ status, settledAt, provider }: KeptPayment): number | undefined {
  if (status !== 'paid' || settledAt === undefined) return undefined
  return provider === 'nordea' ? settledAt + transferMs : settledAt
}
