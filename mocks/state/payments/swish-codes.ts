import type { components } from '#gen/buyresidence/types.ts'
import { ownValue } from '../../engine/own-value.ts'

type FailureReason = components['schemas']['PaymentFailureReason']

/** How a code refuses a payment before it has begun: by the payer's number, the message, a running payment, or us. */
type Refused = 'payer' | 'message' | 'running' | 'service'

/** Codes that refuse a payment as it is created (Swish Commerce API). */
const atOnce: Readonly<Record<string, Refused>> = {
  ACMT01: 'payer',
  ACMT03: 'payer',
  ACMT07: 'service',
  ACMT17: 'payer',
  AM02: 'service',
  AM03: 'service',
  AM06: 'service',
  BE18: 'payer',
  FF08: 'service',
  PA01: 'service',
  PA02: 'service',
  RP01: 'service',
  RP02: 'message',
  RP03: 'service',
  RP06: 'running',
  RP09: 'service',
}

/** Codes that a payment ends with later on, and what the payer is told. */
const later: Readonly<Record<string, FailureReason>> = {
  RF07: 'refusedByBank',
  VR01: 'providerError',
  VR02: 'providerError',
  BANKIDCL: 'signingCancelled',
  BANKIDONGOING: 'providerError',
  BANKIDUNKN: 'providerError',
  FF10: 'providerError',
  TM01: 'timedOut',
  DS24: 'outcomeUnknown',
}

/** What comes of the rest: the card page and the bank page know few codes. */
const elsewhere = {
  svea: { TIMEOUT: 'timedOut' },
  nordea: { TIMEOUT: 'timedOut', RJCT: 'refusedByBank', CANC: null },
} as const satisfies Record<string, Record<string, FailureReason | null>>

type Provider = 'swish' | 'svea' | 'nordea'

const codesOf = (provider: Provider): Readonly<Record<string, FailureReason | null>> =>
  provider === 'swish' ? later : elsewhere[provider]

/** How a code refuses a Swish payment at its creation; undefined for any other code or word. */
export const refusalOf = (code: string): Refused | undefined => ownValue(atOnce, code)

/** Whether a payment at this provider can end with this code. */
export const canEndWith = (provider: Provider, code: string): boolean =>
  Object.hasOwn(codesOf(provider), code)

/** What a payer is told of a payment that ended with this code; one without a code is the provider's own error. */
export const reasonOf = (provider: Provider, code: string | null): FailureReason | null =>
  code !== null && canEndWith(provider, code) ? (codesOf(provider)[code] ?? null) : 'providerError'

/** The code of a payment that nobody decided in time. */
export const timeOutCode: Readonly<Record<Provider, string>> = {
  swish: 'TM01',
  svea: 'TIMEOUT',
  nordea: 'TIMEOUT',
}
