import { expect, test } from 'vitest'
import { emptyFields } from './booking-form.ts'
import type { BookingFields } from './booking-form.ts'
import { errorsOf } from './check.ts'

const rules = {
  site: { personalNumber: 'se-personnummer' as const },
  ssn: '19900101-2385',
  home: { minDownPayment: 703_500, price: 4_690_000, totalPrice: 4_690_000 },
}

const one: BookingFields = {
  ...emptyFields,
  email: 'jonas@example.com',
  phoneNumber: '070-1740621',
  address: 'Rörstigen 8',
  postalCode: '169 58',
  city: 'Solna',
}
const two: BookingFields = {
  ...one,
  isTwo: true,
  secondFirstName: 'Mira',
  secondLastName: 'Ek',
  secondSsn: '20000229-2399',
  secondEmail: 'mira@example.com',
  secondPhoneNumber: '070-1740622',
}
const people = (fields: BookingFields) => errorsOf('personal-info', fields, rules)
const money = (downPayment: string, loan: string) =>
  errorsOf('financing', { ...emptyFields, downPayment, loan }, rules)

test('one buyer or two who are filled in are fine', () => {
  expect(people(one)).toEqual({})
  expect(people(two)).toEqual({})
})

test('what is left out is asked for, the second buyer only where there is one [G-059]', () => {
  expect(people(emptyFields)).toEqual({
    email: 'required',
    phoneNumber: 'required',
    address: 'required',
    postalCode: 'required',
    city: 'required',
  })
  const empty = Object.keys(people({ ...emptyFields, isTwo: true, isSameAddress: false }))
  expect(empty).toContain('secondSsn')
  expect(empty).toContain('secondCity')
})

test('the control digit of a number is told before it is sent [V-017, G-059]', () => {
  expect(people({ ...two, secondSsn: '20000229-2398' })).toEqual({ secondSsn: 'pnrControl' })
  expect(people({ ...two, secondSsn: '12829499914' })).toEqual({ secondSsn: 'wrong' })
})

test.each([
  [{ email: 'jonas@example' }, 'email'],
  [{ phoneNumber: '070-55 O1 44' }, 'phoneNumber'],
  [{ address: 'www.rorstigen.se' }, 'address'],
  [{ postalCode: '169 5B' }, 'postalCode'],
  [{ secondFirstName: 'Mira 2' }, 'secondFirstName'],
  [{ secondSsn: '000229' }, 'secondSsn'],
] as const)('%o breaks a rule that the whole portal shares [G-059]', (change, field) => {
  expect(people({ ...two, ...change })).toEqual({ [field]: 'wrong' })
})

test.each(['19900101-2385', '900101-2385', '199001012385', '9001012385'])(
  'two buyers cannot have the same personal number, however it is written: %s [V-052, F-137]',
  (secondSsn) => {
    expect(people({ ...two, secondSsn })).toEqual({ secondSsn: 'uniqueSocial' })
  },
)

test('two buyers cannot have the same e-mail address [V-053, F-137]', () => {
  expect(people({ ...two, secondEmail: ' Jonas@Example.com' })).toEqual({ secondEmail: 'uniqueEmail' })
})

test('a down payment below fifteen percent is too low, and one that just reaches them is not [V-055, K-069, F-138]', () => {
  expect(money('703 499', '3 986 500')).toEqual({ downPayment: 'downPaymentTooLow' })
  expect(money('703 500', '3 986 500')).toEqual({})
})

test('down payment and loan together cannot exceed what the home costs [V-056, G-058]', () => {
  expect(money('703 500', '3 986 501')).toEqual({ loan: 'priceSumToHigh' })
})

test('down payment and loan together cannot fall short of the price, the shared debt in the total aside', () => {
  const norway = { ...rules, home: { minDownPayment: 502_500, price: 3_350_000, totalPrice: 6_428_000 } }
  const of = (downPayment: string, loan: string) =>
    errorsOf('financing', { ...emptyFields, downPayment, loan }, norway)
  expect(of('1 000 000', '1 000 000')).toEqual({ loan: 'priceSumToLow' })
  expect(of('502 500', '2 847 499')).toEqual({ loan: 'priceSumToLow' })
  expect(of('502 500', '2 847 500')).toEqual({})
  expect(of('100 000', '0')).toEqual({ downPayment: 'downPaymentTooLow' })
})

test('amounts are numbers', () => {
  expect(money('', 'mycket')).toEqual({ downPayment: 'required', loan: 'wrong' })
  expect(money('-1', '0')).toEqual({ downPayment: 'wrong' })
})

test('choices, living and the reading of the agreement cannot be passed over', () => {
  expect(Object.keys(errorsOf('choices', emptyFields, rules))).toEqual(['kitchen', 'bathroom', 'floor'])
  expect(Object.keys(errorsOf('accomodation', emptyFields, rules))).toEqual(['livingForm', 'mustSellFirst'])
  expect(errorsOf('sign', emptyFields, rules)).toEqual({ hasRead: 'required' })
})
