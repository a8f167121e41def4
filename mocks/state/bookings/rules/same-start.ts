import type { components } from '#gen/buyresidence/types.ts'
import { isSameNumber } from '../../eid/test-number.ts'

type Asked = Omit<components['schemas']['StartBookingRequest'], 'objectId' | 'siteId'>

/** Whether two starts ask for the same, however the personal numbers are written. */
export function isSameStart(one: Asked, other: Asked): boolean {
  return (
    textOf(one) === textOf(other) &&
    one.buyers.every(({ ssn }, index) => isSameNumber(ssn, other.buyers[index]?.ssn ?? ''))
  )
}

/** What was asked for but for the personal numbers. */
const textOf = ({ buyers, financing, choices, accomodation, acceptedDocumentIds }: Asked): string =>
  JSON.stringify([
    buyers.map(({ firstName, lastName, email, phoneNumber, address, postalCode, city }) => [
      firstName,
      lastName,
      email,
      phoneNumber,
      address,
      postalCode,
      city,
    ]),
    [financing?.downPayment, financing?.loan],
    choices?.map(({ choiceId, optionId }) => [choiceId, optionId]),
    [accomodation?.form, accomodation?.mustSellFirst],
    acceptedDocumentIds,
  ])
