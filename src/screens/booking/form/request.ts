import type { User } from '#gen/account_service/model.ts'
import type { Accomodation, Buyer, StartBookingRequest } from '#gen/buyresidence/model.ts'
import type { BookingVariant } from '#gen/content/model.ts'
import { parseNumber } from '#src/lib/values/numbers.ts'
import { interiorChoices } from './booking-form.ts'
import type { BookingFields, InteriorChoice } from './booking-form.ts'
import { stepsOf } from '../flow/steps.ts'

/** The buyer who is logged in: name and number are those of the e-ID. */
export type FirstBuyer = Pick<User, 'firstName' | 'lastName'> & { ssn: string }

type About = { objectId: string; siteId: number; variant: BookingVariant; buyer: FirstBuyer }

/** The request that starts a booking: what the steps of the variant have asked for, and no more (G-060). */
export function toRequest(
  fields: BookingFields,
  { objectId, siteId, variant, buyer }: About,
): StartBookingRequest {
  const steps = stepsOf(variant)
  const first: Buyer = { ...buyer, ...contact(fields) }
  return {
    objectId,
    siteId,
    buyers: fields.isTwo ? [first, secondBuyer(fields, first)] : [first],
    ...(steps.includes('financing') ? { financing: financingOf(fields) } : {}),
    ...(steps.includes('choices') ? { choices: choicesOf(fields) } : {}),
    ...(steps.includes('accomodation') ? { accomodation: accomodationOf(fields) } : {}),
  }
}

function contact({ email, phoneNumber, address, postalCode, city }: BookingFields) {
  return {
    email: email.trim(),
    phoneNumber: phoneNumber.trim(),
    address: address.trim(),
    postalCode: postalCode.trim(),
    city: city.trim(),
  }
}

function secondBuyer(fields: BookingFields, { address, postalCode, city }: Buyer): Buyer {
  const home = fields.isSameAddress
    ? { address, postalCode, city }
    : {
        address: fields.secondAddress.trim(),
        postalCode: fields.secondPostalCode.trim(),
        city: fields.secondCity.trim(),
      }
  return {
    firstName: fields.secondFirstName.trim(),
    lastName: fields.secondLastName.trim(),
    ssn: fields.secondSsn.trim(),
    email: fields.secondEmail.trim(),
    phoneNumber: fields.secondPhoneNumber.trim(),
    ...home,
  }
}

const financingOf = ({ downPayment, loan }: BookingFields) => ({
  downPayment: parseNumber(downPayment) ?? 0,
  loan: parseNumber(loan) ?? 0,
})

const choicesOf = (fields: BookingFields) =>
  (Object.keys(interiorChoices) as InteriorChoice[]).map((choiceId) => ({
    choiceId,
    optionId: fields[choiceId],
  }))

const accomodationOf = ({ livingForm, mustSellFirst }: BookingFields): Accomodation => ({
  form: livingForm as Accomodation['form'],
  mustSellFirst: mustSellFirst === 'yes',
})
