import { flawsIn } from '#src/domain/forms/flaws.ts'
import type { Flaws as FlawsOf } from '#src/domain/forms/flaws.ts'
import type { BookingFields } from './booking-form.ts'
import { schemaOf } from './schema.ts'
import type { Rules } from './schema.ts'
import type { Step } from '../flow/steps.ts'

/** What is wrong with a field, by the message that tells it: what the schema says, or the server. */
export type Flaw =
  | 'required'
  | 'wrong'
  | 'pnrControl'
  | 'uniqueSocial'
  | 'uniqueEmail'
  | 'emailInUse'
  | 'downPaymentTooLow'
  | 'priceSumToHigh'
  | 'priceSumToLow'

export type Flaws = FlawsOf<BookingFields, Flaw>

/** What keeps a step from being left, by field. */
export const flawsOf = (step: Step, fields: BookingFields, rules: Rules) =>
  flawsIn(schemaOf(step, fields, rules), fields)
