import { canEndWith, refusalOf } from './swish-codes.ts'
import { ownValue } from '../../engine/own-value.ts'

export type PaymentOutcome = 'paid' | 'declined' | 'cancelled' | 'error' | 'unknown'

/** What a payment comes to without anybody's doing, so many seconds after its start. */
export type ScriptStep = { afterSeconds: number; outcome: PaymentOutcome; errorCode?: string }

/** What stands in for the payer: nothing, a code that refuses at once, or steps in time. */
export type PaymentScript = { refusedWith?: string; steps: ScriptStep[] }

/** As long as it takes to approve in the app. */
const usualSeconds = 4

const ends = (outcome: PaymentOutcome, errorCode?: string): PaymentScript => ({
  steps: [{ afterSeconds: usualSeconds, outcome, ...(errorCode ? { errorCode } : {}) }],
})

/** Numbers of the series that is reserved for fiction, and what becomes of a payment with them. */
const byNumber: Readonly<Record<string, PaymentScript>> = {
  '46701740605': ends('paid'),
  '46701740606': ends('declined'),
  '46701740607': ends('error', 'BANKIDCL'),
  '46701740608': { steps: [] },
  '46701740609': ends('error', 'RF07'),
  '46701740610': { refusedWith: 'ACMT03', steps: [] },
  '46701740611': { refusedWith: 'RP06', steps: [] },
  '46701740612': {
    steps: [
      { afterSeconds: usualSeconds, outcome: 'unknown', errorCode: 'DS24' },
      { afterSeconds: 20, outcome: 'paid' },
    ],
  },
}

/** Nobody decides: whoever holds the app does. */
const nothing: PaymentScript = { steps: [] }

/**
 * What happens to a Swish payment by itself. A message that is one of Swish's codes brings it about, as Swish's own
 * simulator does; otherwise the payer's number decides.
 */
export function swishScript(alias: string, message: string): PaymentScript {
  if (refusalOf(message)) return { refusedWith: message, steps: [] }
  // time runs out by itself where nobody approves, as it does for any number that is not in the list
  if (message === 'TM01') return nothing
  if (canEndWith('swish', message)) return ends(message === 'DS24' ? 'unknown' : 'error', message)
  return ownValue(byNumber, alias) ?? nothing
}
