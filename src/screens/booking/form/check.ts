import type * as z from 'zod/mini'
import {
  zAddressText,
  zEmail,
  zPersonName,
  zPersonalNumber,
  zPhone,
  zPostalCode,
} from '#gen/buyresidence/schemas.ts'
import type { BookingObjectInformation } from '#gen/buyresidence/model.ts'
import { parseNumber } from '#src/lib/numbers.ts'
import { isSameNumber } from './personal-number.ts'
import { interiorChoices } from './booking-form.ts'
import type { BookingFields, Field } from './booking-form.ts'
import type { Step } from '../steps.ts'

/** What is wrong with a field, by the message that tells it. */
export type Flaw =
  | 'required'
  | 'wrong'
  | 'pnrControl'
  | 'uniqueSocial'
  | 'uniqueEmail'
  | 'emailInUse'
  | 'downPaymentTooLow'
  | 'priceSumToHigh'

export type Flaws = Partial<Record<Field, Flaw>>

/** What the rules need to know beside what was typed. */
export type Rules = {
  /** The personal number of the buyer who is logged in. */
  ssn: string
  home: Pick<BookingObjectInformation, 'minDownPayment' | 'totalPrice'>
}

const person = {
  email: zEmail,
  phoneNumber: zPhone,
  address: zAddressText,
  postalCode: zPostalCode,
  city: zAddressText,
} satisfies Partial<Record<Field, z.ZodMiniType>>

const second = {
  secondFirstName: zPersonName,
  secondLastName: zPersonName,
  secondSsn: zPersonalNumber,
  secondEmail: zEmail,
  secondPhoneNumber: zPhone,
} satisfies Partial<Record<Field, z.ZodMiniType>>

const secondAddress = {
  secondAddress: zAddressText,
  secondPostalCode: zPostalCode,
  secondCity: zAddressText,
} satisfies Partial<Record<Field, z.ZodMiniType>>

/** What keeps a step from being left, by field; the rules of people are those of the whole portal (G-059). */
export function flawsOf(step: Step, fields: BookingFields, rules: Rules): Flaws {
  switch (step) {
    case 'personal-info':
      return peopleFlaws(fields, rules)
    case 'choices':
      return missing(fields, Object.keys(interiorChoices) as Field[])
    case 'financing':
      return moneyFlaws(fields, rules)
    case 'accomodation':
      return missing(fields, ['livingForm', 'mustSellFirst'])
    case 'documents':
    case 'sign':
      return fields.hasRead ? {} : { hasRead: 'required' }
    default:
      return {}
  }
}

function peopleFlaws(fields: BookingFields, { ssn }: Rules): Flaws {
  const flaws = unfit(fields, person)
  if (!fields.isTwo) return flaws
  Object.assign(flaws, unfit(fields, second))
  if (!fields.isSameAddress) Object.assign(flaws, unfit(fields, secondAddress))
  if (!flaws.secondSsn && isSameNumber(fields.secondSsn, ssn)) flaws.secondSsn = 'uniqueSocial'
  if (!flaws.secondEmail && isSameAddress(fields.secondEmail, fields.email)) flaws.secondEmail = 'uniqueEmail'
  return flaws
}

/** At least fifteen percent of the price is the buyer's own (V-055), and no more than it costs is paid (V-056, G-058). */
function moneyFlaws({ downPayment, loan }: BookingFields, { home }: Rules): Flaws {
  const own = parseNumber(downPayment)
  const lent = parseNumber(loan)
  const flaws: Flaws = {}
  if (own === undefined || own < 0) flaws.downPayment = downPayment.trim() ? 'wrong' : 'required'
  else if (own < home.minDownPayment) flaws.downPayment = 'downPaymentTooLow'
  if (lent === undefined || lent < 0) flaws.loan = loan.trim() ? 'wrong' : 'required'
  else if ((own ?? 0) + lent > home.totalPrice) flaws.loan = 'priceSumToHigh'
  return flaws
}

function unfit(fields: BookingFields, schemas: Partial<Record<Field, z.ZodMiniType>>): Flaws {
  const flaws: Flaws = {}
  for (const [name, schema] of Object.entries(schemas) as [Field, z.ZodMiniType][]) {
    const value = String(fields[name]).trim()
    if (value === '') flaws[name] = 'required'
    else if (!schema.safeParse(value).success) flaws[name] = 'wrong'
  }
  return flaws
}

const missing = (fields: BookingFields, names: readonly Field[]): Flaws =>
  Object.fromEntries(names.filter((name) => fields[name] === '').map((name) => [name, 'required' as const]))

const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
