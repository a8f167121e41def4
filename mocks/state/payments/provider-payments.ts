import type { components } from '#gen/mock_control/types.ts'

export type ProviderPayment = components['schemas']['ProviderPayment']
type Settlement = components['schemas']['SettlePaymentRequest']

/** Payments by their id at the provider, in the order they were begun. */
export type ProviderPaymentsData = Record<string, ProviderPayment>

/** Codes that a payment can end with at a provider; the card page and the bank page give none. */
const errorCodes: Record<ProviderPayment['provider'], readonly string[]> = {
  swish: ['RF07', 'VR01', 'VR02', 'BANKIDCL', 'BANKIDONGOING', 'BANKIDUNKN', 'FF10', 'TM01', 'DS24'],
  svea: [],
  nordea: [],
}

/** How many of the newest payments are shown. */
const listed = 200

/** What Swish, the card page and the bank page know of payments (G-063). */
export class ProviderPayments {
  readonly #data: ProviderPaymentsData

  constructor(data: ProviderPaymentsData) {
    this.#data = data
  }

  get count(): number {
    return Object.keys(this.#data).length
  }

  /** The newest payments, newest first. */
  list(): ProviderPayment[] {
    return Object.values(this.#data).toReversed().slice(0, listed)
  }

  /**
   * Decides the outcome of a payment. One whose outcome is `unknown` still waits and can be settled again; any other
   * outcome is final. A code goes with the outcome `error` alone, and must be one of the provider's.
   */
  settle(
    paymentId: string,
    { outcome, errorCode }: Settlement,
  ): ProviderPayment | 'missing' | 'final' | 'foreignCode' {
    const payment = this.#data[paymentId]
    if (!payment) return 'missing'
    if (payment.status !== 'created' && payment.status !== 'unknown') return 'final'
    if (errorCode && (outcome !== 'error' || !errorCodes[payment.provider].includes(errorCode)))
      return 'foreignCode'
    return Object.assign(payment, { status: outcome, errorCode: errorCode ?? null })
  }
}
