import { expect, test } from 'vitest'
import { zStartBookingRequest } from '#gen/buyresidence/schemas.ts'
import { emptyFields } from './booking-form.ts'
import { toRequest } from './request.ts'

const about = {
  objectId: 'home-1',
  siteId: 1,
  buyer: { firstName: 'Jonas', lastName: 'Ek', ssn: '19900101-2385' },
}
const fields = {
  ...emptyFields,
  email: ' jonas@example.com ',
  phoneNumber: '070-1740621',
  address: 'Rörstigen 8',
  postalCode: '169 58',
  city: 'Solna',
  kitchen: 'kitchen-light',
  bathroom: 'bathroom-white',
  floor: 'floor-oak',
  downPayment: '703 500',
  loan: '3 986 500',
  livingForm: 'rented',
  mustSellFirst: 'no',
}

test.each([
  ['one', ['financing']],
  ['two', []],
  ['three', ['financing', 'choices', 'accomodation']],
] as const)('variant %s sends what its steps have asked for: %j [E-076, E-077, E-078]', (variant, asked) => {
  const request = toRequest(fields, { ...about, variant })
  expect(Object.keys(request).filter((key) => !['objectId', 'siteId', 'buyers'].includes(key))).toEqual(asked)
  expect(zStartBookingRequest.safeParse(request).success).toBe(true)
  expect(request.buyers).toEqual([
    {
      ...about.buyer,
      email: 'jonas@example.com',
      phoneNumber: '070-1740621',
      address: 'Rörstigen 8',
      postalCode: '169 58',
      city: 'Solna',
    },
  ])
})

test('amounts are sent as numbers', () => {
  const { financing } = toRequest(fields, { ...about, variant: 'one' })
  expect(financing).toEqual({ downPayment: 703_500, loan: 3_986_500 })
})

test('a second buyer lives where the first one does, unless told otherwise', () => {
  const two = {
    ...fields,
    isTwo: true,
    secondFirstName: 'Mira',
    secondLastName: 'Ek',
    secondSsn: '20000229-2399',
    secondEmail: 'mira@example.com',
    secondPhoneNumber: '070-1740622',
    secondAddress: 'Ekvägen 2',
    secondPostalCode: '131 50',
    secondCity: 'Nacka',
  }
  const cityOf = (isSameAddress: boolean) =>
    toRequest({ ...two, isSameAddress }, { ...about, variant: 'two' }).buyers[1]?.city
  expect(cityOf(true)).toBe('Solna')
  expect(cityOf(false)).toBe('Nacka')
})
