import { AppError } from '#src/api/errors.ts'
import type { ProblemField } from '#src/api/errors.ts'
import type { ErrorCode, FieldErrors } from './check.ts'
import type { Field } from './booking-form.ts'

/** Why a booking cannot go on, by the screen or the message that tells it. */
export type Refusal = 'cannotBook' | 'taken' | 'conflict' | 'over' | 'general'

/** What a booking call that failed comes to. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AppError)) return 'general'
  if (error.code === 'cannotBook') return 'cannotBook'
  if (error.code === 'purchaseObjectError') return 'taken'
  if (error.kind === 'gone') return 'over'
  return error.kind === 'conflict' ? 'conflict' : 'general'
}

const fieldsOfBuyer: Record<string, readonly [first: Field | undefined, second: Field]> = {
  firstName: [undefined, 'secondFirstName'],
  lastName: [undefined, 'secondLastName'],
  ssn: [undefined, 'secondSsn'],
  email: ['email', 'secondEmail'],
  phoneNumber: ['phoneNumber', 'secondPhoneNumber'],
  address: ['address', 'secondAddress'],
  postalCode: ['postalCode', 'secondPostalCode'],
  city: ['city', 'secondCity'],
}

const named: Record<string, ErrorCode> = {
  uniqueSocial: 'uniqueSocial',
  uniqueEmail: 'uniqueEmail',
  emailInUse: 'emailInUse',
  downPaymentTooLow: 'downPaymentTooLow',
  priceSumToHigh: 'priceSumToHigh',
  priceSumToLow: 'priceSumToLow',
  pnrControl: 'pnrControl',
}

/** What the server says of single fields, where they stand on screen; nothing when it is about none of them. */
export function serverErrors(error: unknown): FieldErrors {
  if (!(error instanceof AppError)) return {}
  const errors: FieldErrors = {}
  for (const place of error.fields) {
    const field = fieldAt(place)
    if (field) errors[field] = named[place.code] ?? 'wrong'
  }
  return errors
}

function fieldAt({ pointer }: ProblemField): Field | undefined {
  const [, index, name = ''] = /^\/buyers\/([01])\/(\w+)$/.exec(pointer) ?? []
  if (index !== undefined) return fieldsOfBuyer[name]?.[index === '0' ? 0 : 1]
  if (pointer === '/financing/downPayment') return 'downPayment'
  return pointer === '/financing/loan' ? 'loan' : undefined
}
