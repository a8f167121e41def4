import { expect, test } from 'vitest'
import texts from '../../messages.sv.json' with { type: 'json' }
import { errorsOf } from './check.ts'
import type { Rules } from './check.ts'
import { emptyForm } from './form.ts'
import type { FaultForm } from './form.ts'

const sweden: Rules = { country: 'se', organisationNumbers: ['se-6-4', 'fi-7-1'], contactLocked: false }
const norway: Rules = { country: 'no', organisationNumbers: ['no-9'], contactLocked: false }

const contact = (form: Partial<FaultForm>, rules = sweden) =>
  errorsOf('contactResident', { ...emptyForm, ...ingrid, ...form }, rules)
const ingrid = { firstName: 'Ingrid', lastName: 'Solheim', email: 'ingrid@example.com', phone: '070-1740605' }
const address = (form: Partial<FaultForm>, rules = sweden) =>
  errorsOf('estateAddress', { ...emptyForm, ...home, ...form }, rules)
const home: Partial<FaultForm> = {
  type: '2',
  object: '1102',
  address: 'Ekbacksgatan 4 B',
  zipCode: '131 30',
  city: 'Nacka',
}

test('terms have to be ticked, and are asked for in the words of the specification [V-022, X-049]', () => {
  expect(errorsOf('acceptTerms', emptyForm, sweden)).toEqual({ acceptTerms: 'required' })
  expect(texts.error['acceptTerms-required']).toBe(
    'Vänligen markera att du tagit del av informationen för att gå vidare.',
  )
  expect(errorsOf('acceptTerms', { ...emptyForm, acceptTerms: true }, sweden)).toEqual({})
})

test.each([
  ['', 'required'],
  ['namn', 'email'],
  ['namn@exempel', 'email'],
  ['två ord@example.com', 'email'],
])('the e-mail "%s" is refused as %s [V-023]', (email, error) => {
  expect(contact({ email })).toEqual({ email: error })
})

test('the e-mail of a board may be left out, but not be wrong [V-024]', () => {
  expect(contact({ boardEmail: '' })).toEqual({})
  expect(contact({ boardEmail: 'styrelsen' })).toEqual({ boardEmail: 'email' })
})

test.each([
  ['', 'required'],
  ['123456', 'phoneNumber'],
  ['123456789012345678901', 'phoneNumber'],
  ['070-174060x', 'phoneNumber'],
  ['(070) 1740605', 'phoneNumber'],
])('the phone number "%s" is refused as %s [V-025, K-059]', (phone, error) => {
  expect(contact({ phone })).toEqual({ phone: error })
})

test.each(['+46 70-174 06 05', '1234567', '12345678901234567890'])(
  'the phone number "%s" is taken [V-025]',
  (phone) => {
    expect(contact({ phone })).toEqual({})
  },
)

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['R2', 'invalidInput'],
  ['a//b', 'invalidInput'],
  ['www.a', 'invalidInput'],
  ['<b>', 'invalidInput'],
  ['a@b', 'invalidInput'],
  ['Va?', 'invalidInput'],
  ['a=b', 'invalidInput'],
  ['x'.repeat(51), 'inputToLong'],
])('the name "%s" is refused as %s [V-026]', (lastName, error) => {
  expect(contact({ lastName })).toEqual({ lastName: error })
})

test('another contact needs names and an e-mail once it is ticked, and nothing before; a phone may be left out [F-169, V-044, V-045, V-046, S-056]', () => {
  const wrong = { otherPhone: '12', otherEmail: 'nej' }
  expect(contact({ ...wrong, other: false })).toEqual({})
  expect(contact({ other: true })).toEqual({
    otherFirstName: 'required',
    otherLastName: 'required',
    otherEmail: 'required',
  })
  expect(contact({ other: true, otherFirstName: 'Noor', otherLastName: 'Nordin', ...wrong })).toEqual({
    otherEmail: 'email',
    otherPhone: 'phoneNumber',
  })
})

const compound = (form: Partial<FaultForm>, rules = sweden) =>
  errorsOf(
    'compound',
    { ...emptyForm, compoundName: 'Brf Rundelen', compoundNumber: '769999-1233', isMember: true, ...form },
    rules,
  )

test.each([
  ['', 'required'],
  ['769999-1234', 'orgNr'],
  ['7699991233', 'orgNr'],
  ['974760673', 'orgNr'],
])('the Swedish organisation number "%s" is refused as %s [V-028]', (compoundNumber, error) => {
  expect(compound({ compoundNumber })).toEqual({ compoundNumber: error })
})

test('Sweden takes six digits and four, and seven and one; Norway nine digits with their control digit [V-028, V-029, K-062]', () => {
  expect(compound({})).toEqual({})
  expect(compound({ compoundNumber: '2345678-9' })).toEqual({ compoundNumber: 'orgNr' })
  expect(compound({ compoundNumber: '0112038-9' })).toEqual({})
  expect(compound({ compoundNumber: '974760673' }, norway)).toEqual({})
  expect(compound({ compoundNumber: '974760674' }, norway)).toEqual({ compoundNumber: 'orgNr' })
  expect(compound({ compoundNumber: '769999-1233' }, norway)).toEqual({ compoundNumber: 'orgNr' })
})

test('the name of the association is free text, and one has to be on its board [V-027, V-030]', () => {
  expect(compound({ compoundName: '' })).toEqual({ compoundName: 'required' })
  expect(compound({ compoundName: 'Brf <x>' })).toEqual({ compoundName: 'invalidInput' })
  expect(compound({ compoundName: 'x'.repeat(51) })).toEqual({ compoundName: 'inputToLong' })
  expect(compound({ isMember: false })).toEqual({ isMember: 'required' })
})

test.each([
  ['', 'required'],
  ['12a', 'numeric'],
  ['11021', 'inputToLong'],
])('the Swedish dwelling number "%s" is refused as %s [V-032, K-061]', (object, error) => {
  expect(address({ object })).toEqual({ object: error })
})

test('a Norwegian dwelling number is a letter and four digits, in capitals or not', () => {
  const norwegian = { zipCode: '5034', object: 'h0201' }
  expect(address(norwegian, norway)).toEqual({})
  expect(address({ ...norwegian, object: '0201' }, norway)).toEqual({ object: 'housingNumber' })
})

test('a dwelling number is asked for one dwelling only: not for the whole building, nor for what is shared [G-096]', () => {
  expect(address({ object: '', fullBuilding: true })).toEqual({})
  expect(address({ object: '', type: '1' })).toEqual({})
  expect(address({ object: '' })).toEqual({ object: 'required' })
})

test('an address needs its kind, street, postal code and town [V-031, V-033, V-034]', () => {
  // what is not asked for yet is not missing
  expect(errorsOf('estateAddress', emptyForm, sweden)).toEqual({ type: 'required' })
  expect(address({ address: '', zipCode: '', city: '' })).toEqual({
    address: 'required',
    zipCode: 'required',
    city: 'required',
  })
  expect(address({ zipCode: '1313A', city: 'www.nacka', address: 'x'.repeat(51) })).toEqual({
    zipCode: 'numeric',
    city: 'invalidInput',
    address: 'inputToLong',
  })
})

test('a home has to be chosen, from the search or the list [V-035, V-036]', () => {
  for (const view of ['searchResidence', 'residentResidence'] as const) {
    expect(errorsOf(view, { ...emptyForm, type: '2' }, sweden)).toEqual({ selectedApartmentId: 'required' })
    // nor is anybody told of a list that is not there yet
    expect(errorsOf(view, emptyForm, sweden)).toEqual({ type: 'required' })
  }
})

test.each([
  ['', 'required'],
  ['  \n ', 'required'],
  ['se //a', 'invalidInput'],
  ['www.a.se', 'invalidInput'],
  ['<script>', 'invalidInput'],
  ['x'.repeat(5001), 'inputToLong'],
])('a description %j is refused as %s [V-039, V-040]', (description, error) => {
  expect(errorsOf('description', { ...emptyForm, description }, sweden)).toEqual({ description: error })
})

test('room and detail have to be chosen [V-037, V-038]', () => {
  expect(errorsOf('problemArea', emptyForm, sweden)).toEqual({ problemArea: 'required' })
  expect(errorsOf('problemAreaDetails', emptyForm, sweden)).toEqual({ problemAreaDetails: 'required' })
})
