import { fieldErrorsIn } from '#src/domain/forms/field-errors.ts'
import type { FieldErrors as FieldErrorsOf } from '#src/domain/forms/field-errors.ts'
import type { BookingFields } from './booking-form.ts'
import { schemaOf } from './schema.ts'
import type { Rules } from './schema.ts'
import type { Step } from '../flow/steps.ts'

/** What is wrong with a field, by the message that tells it: what the schema says, or the server. */
export type ErrorCode =
  | 'required'
  | 'wrong'
  | 'pnrControl'
  | 'uniqueSocial'
  | 'uniqueEmail'
  | 'emailInUse'
  | 'downPaymentTooLow'
  | 'priceSumToHigh'
  | 'priceSumToLow'

export type FieldErrors = FieldErrorsOf<BookingFields, ErrorCode>

/** What keeps a step from being left, by field. */
export const errorsOf = (step: Step, fields: BookingFields, rules: Rules) =>
  fieldErrorsIn(schemaOf(step, fields, rules), fields)
