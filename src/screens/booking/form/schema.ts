import * as z from 'zod/mini'
import {
  zAddressText,
  zEmail,
  zFinancing,
  zPersonName,
  zPersonalNumber,
  zPhone,
  zPostalCode,
} from '#gen/buyresidence/schemas.ts'
import type { BookingObjectInformation } from '#gen/buyresidence/model.ts'
import { needed } from '#src/domain/forms/field-errors.ts'
import { isSameNumber, personalNumberError } from '#src/domain/identity/personal-number.ts'
import { parseNumber } from '#src/lib/values/numbers.ts'
import type { Site } from '#src/sites/site.ts'
import type { BookingFields } from './booking-form.ts'
import type { Step } from '../flow/steps.ts'

/** What the rules need to know beside what was typed. */
export type Rules = {
  /** The personal number of the buyer who is logged in. */
  ssn: string
  site: Pick<Site, 'personalNumber'>
  home: Pick<BookingObjectInformation, 'minDownPayment' | 'price' | 'totalPrice'>
}

/** What keeps a step from being left; the rules of people are those of the whole portal (G-059). */
export function schemaOf(step: Step, fields: BookingFields, rules: Rules): z.ZodMiniObject {
  switch (step) {
    case 'personal-info':
      return peopleSchema(fields, rules)
    case 'choices':
      return choices
    case 'financing':
      return moneySchema(rules)
    case 'accomodation':
      return living
    case 'documents':
    case 'sign':
      return reading
    default:
      return z.object({})
  }
}

const buyer = z.object({
  email: needed(zEmail),
  phoneNumber: needed(zPhone),
  address: needed(zAddressText),
  postalCode: needed(zPostalCode),
  city: needed(zAddressText),
})

const buyers = z.extend(buyer, {
  secondFirstName: needed(zPersonName),
  secondLastName: needed(zPersonName),
  secondSsn: needed(zPersonalNumber),
  secondEmail: needed(zEmail),
  secondPhoneNumber: needed(zPhone),
})

const secondHome = {
  secondAddress: needed(zAddressText),
  secondPostalCode: needed(zPostalCode),
  secondCity: needed(zAddressText),
}

/** What is asked for depends on who buys and where the second one lives. */
function peopleSchema({ isTwo, isSameAddress }: BookingFields, { ssn, site }: Rules): z.ZodMiniObject {
  if (!isTwo) return buyer
  const errorIs = (code: string) =>
    z.refine<{ secondSsn: string }>(({ secondSsn }) => personalNumberError(secondSsn, site) !== code, {
      path: ['secondSsn'],
      error: code,
    })
  return z.extend(buyers, isSameAddress ? {} : secondHome).check(
    errorIs('wrong'),
    errorIs('pnrControl'),
    z.refine(({ secondSsn }) => !isSameNumber(secondSsn, ssn), {
      path: ['secondSsn'],
      error: 'uniqueSocial',
      when: () => true,
    }),
    z.refine(({ email, secondEmail }) => secondEmail.toLowerCase() !== email.toLowerCase(), {
      path: ['secondEmail'],
      error: 'uniqueEmail',
      when: () => true,
    }),
  )
}

const chosen = z.string().check(z.minLength(1, 'required'))
const choices = z.object({ kitchen: chosen, bathroom: chosen, floor: chosen })
const living = z.object({ livingForm: chosen, mustSellFirst: chosen })
const reading = z.object({ hasRead: z.literal(true, 'required') })

/** An amount of money as typed; what the contract refuses is wrong. */
const amount = (schema: z.ZodMiniType) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine((text) => schema.safeParse(parseNumber(text)).success, { abort: true }),
  )

type Money = Pick<BookingFields, 'downPayment' | 'loan'>

const sumOf = ({ downPayment, loan }: Money): number =>
  (parseNumber(downPayment) ?? 0) + (parseNumber(loan) ?? 0)

/**
 * At least fifteen percent of the price is the buyer's own (V-055); with the loan it covers the price, and no more is paid
 * than all of it costs (V-056, G-058).
 */
function moneySchema({ home }: Rules): z.ZodMiniObject {
  const isTooLittle = (text: string) => (parseNumber(text) ?? 0) < home.minDownPayment
  const enough = z.refine<string>((text) => !isTooLittle(text), { error: 'downPaymentTooLow' })
  return z
    .object({
      downPayment: amount(zFinancing.shape.downPayment).check(enough),
      loan: amount(zFinancing.shape.loan),
    })
    .check(
      z.refine((money) => sumOf(money) <= home.totalPrice, {
        path: ['loan'],
        error: 'priceSumToHigh',
        when: () => true,
      }),
      // whoever has too little money of their own is told so first
      z.refine((money) => isTooLittle(money.downPayment) || sumOf(money) >= home.price, {
        path: ['loan'],
        error: 'priceSumToLow',
      }),
    )
}
