import * as z from 'zod/mini'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'
import type { PaymentStarted } from '#src/api/booking/booking-payments.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))

const common = {
  contractId: text,
  /** The payment's id at its provider: each try has its own. */
  attempt: text,
}

const zKeptPayment = z.discriminatedUnion('method', [
  z.object({ ...common, method: z.literal('swish'), token: text, payee: text, message: text }),
  z.object({
    ...common,
    method: z.enum(['svea', 'nordea']),
    // what is kept in a browser is checked before it becomes a link
    redirectUrl: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/)),
  }),
])

const stored = tabDraft('booking-payment', zKeptPayment)

/** A payment that was begun in this tab, as far as its view needs it. No number of a phone or a person is in it. */
export type KeptPayment = z.infer<typeof zKeptPayment>
export type SwishKept = Extract<KeptPayment, { method: 'swish' }>
export type PagePayment = Exclude<KeptPayment, SwishKept>
export type PaymentMethod = KeptPayment['method']

/** What is kept of a payment that was started, for as long as the tab is open: a reload finds it again. */
export function keepPayment(contractId: string, started: PaymentStarted): KeptPayment {
  const kept = keptOf(contractId, started)
  // without room, a reload has to ask what became of the payment
  stored.keep(kept)
  return kept
}

/** The payment of an agreement that was begun in this tab. */
export function readPayment(contractId: string): KeptPayment | undefined {
  const found = stored.kept()
  return found?.contractId === contractId ? found : undefined
}

/** Forgets it: the fee is paid. */
export function forgetPayment(): void {
  stored.drop()
}

function keptOf(contractId: string, started: PaymentStarted): KeptPayment {
  const common = { contractId, attempt: started.paymentId }
  if (started.method === 'swish') {
    const { method, token, payee, message } = started
    return { ...common, method, token, payee, message }
  }
  return { ...common, method: started.method, redirectUrl: started.redirectUrl }
}
