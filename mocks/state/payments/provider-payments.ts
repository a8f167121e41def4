import type { components } from '#gen/mock_control/types.ts'
import type { Clock } from '../../engine/worlds/clock.ts'
import { type KeptPayment, arrivesAt, advancePayment, settlePayment } from './payment.ts'
import { canEndWith } from './swish-codes.ts'

export type ProviderPayment = components['schemas']['ProviderPayment']
type Settlement = components['schemas']['SettlePaymentRequest']

/** Payments by their id at the provider, in the order they were begun. */
export type ProviderPaymentsData = Record<string, KeptPayment>

/** How many of the newest payments are shown. */
const listed = 200

/** Where the portal tells that the money has come, of the address a provider's page returns to (S-077). */
const success = '#purchase-success'

/** What Swish, the card page and the bank page know of payments (G-063). Every read first moves them to the present. */
export class ProviderPayments {
  readonly #data: ProviderPaymentsData
  readonly #clock: Clock

  constructor(data: ProviderPaymentsData, clock: Clock) {
    this.#data = data
    this.#clock = clock
  }

  get count(): number {
    return Object.keys(this.#data).length
  }

  /** The newest payments, newest first. */
  list(): ProviderPayment[] {
    return this.#all().toReversed().slice(0, listed).map(view)
  }

  /**
   * The payments of an agreement, in the order they were begun; of one number where that is given. What My Pages lists may
   * be called the same for two people: then those of one of them.
   */
  ofContract(
    contractId: string,
    { number, userId }: { number?: string; userId?: string } = {},
  ): KeptPayment[] {
    return this.#all().filter(
      (one) =>
        one.contractId === contractId &&
        one.userId === userId &&
        (number === undefined || one.paymentNumber === number),
    )
  }

  /** Payments of agreements whose money has arrived by now. */
  arrived(): { payment: KeptPayment; at: number }[] {
    const now = this.#clock.now()
    return this.#all().flatMap((payment) => {
      const at = arrivesAt(payment)
      const isOfAgreement = payment.contractId && payment.userId === undefined
      return isOfAgreement && at !== undefined && at <= now ? [{ payment, at }] : []
    })
  }

  /** What somebody has paid in My Pages by now, once for each payment, with when the money came in milliseconds. */
  paidBy(userId: string): { id: string; at: number }[] {
    const own = Object.values(this.#data).filter((payment) => payment.userId === userId)
    if (own.length === 0) return []
    const now = this.#clock.now()
    for (const payment of own) advancePayment(payment, now)
    return own.flatMap((payment) => {
      const at = arrivesAt(payment)
      return payment.contractId && at !== undefined && at <= now ? [{ id: payment.contractId, at }] : []
    })
  }

  /** Whether somebody has a Swish payment open in the app: Swish takes one at a time (RP06). */
  hasOpen(payer: string): boolean {
    return this.#all().some((one) => one.payer === payer && one.status === 'created')
  }

  add(payment: KeptPayment): void {
    this.#data[payment.paymentId] = payment
  }

  /**
   * Decides the outcome of a payment. One whose outcome is `unknown` still waits and can be settled again; any other
   * outcome is final, and the same one again changes nothing, as when a provider reports twice. A code goes with the
   * outcome `error` alone, and must be one of the provider's.
   */
  settle(
    paymentId: string,
    { outcome, errorCode }: Settlement,
  ): ProviderPayment | 'missing' | 'final' | 'foreignCode' {
    const payment = this.#all().find((one) => one.paymentId === paymentId)
    if (!payment) return 'missing'
    if (errorCode && (outcome !== 'error' || !canEndWith(payment.provider, errorCode))) return 'foreignCode'
    // Swish's time-out while waiting for the banks is no end yet, by whichever name
    const decided = errorCode === 'DS24' ? 'unknown' : outcome
    if (payment.status !== 'created' && payment.status !== 'unknown') {
      const isSame = payment.status === decided && (!errorCode || payment.errorCode === errorCode)
      return isSame ? view(payment) : 'final'
    }
    settlePayment(payment, decided, errorCode, this.#clock.now())
    return view(payment)
  }

  #all(): KeptPayment[] {
    const now = this.#clock.now()
    const payments = Object.values(this.#data)
    for (const payment of payments) advancePayment(payment, now)
    return payments
  }
}

/** A payment as the provider's own page shows it. */
function view({ returnUrl, ...payment }: KeptPayment): ProviderPayment {
  const { paymentId, provider, status, errorCode, amount, currency, payee, message, objectId } = payment
  const { createdAt, expiresAt } = payment
  const shown = { paymentId, provider, status, errorCode, amount, currency, payee, message, objectId }
  const back = returnUrl && status === 'paid' ? `${returnUrl}${success}` : returnUrl
  return { ...shown, createdAt, expiresAt, returnUrl: back }
}
