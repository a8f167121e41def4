import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import en from '../messages.en.json' with { type: 'json' }
import fi from '../messages.fi.json' with { type: 'json' }
import nb from '../messages.nb.json' with { type: 'json' }
import sv from '../messages.sv.json' with { type: 'json' }
import { errorText } from '../wizard/error-text.ts'
import type { ErrorCode, Rules } from './form/check.ts'
import { flows } from './flows.ts'
import type { Reporter, StepId } from './flows.ts'
import type { FaultForm, Field } from './form/form.ts'
import { advance, begin } from './machine/machine.ts'
import { good, goodNorwegian, norway, sweden } from './samples.test-support.ts'

type Case = [
  reporter: Reporter,
  step: StepId,
  typed: Partial<FaultForm>,
  field: Field,
  error: ErrorCode,
  rules?: Rules,
]

const languages = [
  ['sv', sv],
  ['nb', nb],
  ['en', en],
  ['fi', fi],
] as const

const long = (length: number) => 'x'.repeat(length)
const other = { otherFirstName: 'Noor', otherLastName: 'Nordin', otherEmail: 'noor@example.com', other: true }
const written = { selectedApartment: null, selectedApartmentId: 'other-se' }

const cases: Case[] = [
  ['resident', 'terms', { acceptTerms: false }, 'acceptTerms', 'required'],
  ['public', 'contact', { firstName: '' }, 'firstName', 'required'],
  ['public', 'contact', { firstName: '   ' }, 'firstName', 'required'],
  ['public', 'contact', { firstName: 'R2D2' }, 'firstName', 'invalidInput'],
  ['public', 'contact', { firstName: 'Anna//Karin' }, 'firstName', 'invalidInput'],
  ['public', 'contact', { lastName: '<b>Berg</b>' }, 'lastName', 'invalidInput'],
  ['public', 'contact', { lastName: 'www.berg' }, 'lastName', 'invalidInput'],
  ['public', 'contact', { lastName: 'berg@hem' }, 'lastName', 'invalidInput'],
  ['public', 'contact', { lastName: 'Berg?' }, 'lastName', 'invalidInput'],
  ['public', 'contact', { lastName: 'a=b' }, 'lastName', 'invalidInput'],
  ['public', 'contact', { lastName: long(51) }, 'lastName', 'inputToLong'],
  ['resident', 'contact', { email: '' }, 'email', 'required'],
  ['resident', 'contact', { email: 'amira' }, 'email', 'email'],
  ['resident', 'contact', { email: 'amira@@example.com' }, 'email', 'email'],
  ['resident', 'contact', { email: 'amira nordin@example.com' }, 'email', 'email'],
  ['resident', 'contact', { phone: '070' }, 'phone', 'phoneNumber'],
  ['resident', 'contact', { phone: '1'.repeat(21) }, 'phone', 'phoneNumber'],
  ['resident', 'contact', { phone: 'ring mig 070' }, 'phone', 'phoneNumber'],
  ['boardMember', 'contact', { boardEmail: 'styrelsen@' }, 'boardEmail', 'email'],
  ['resident', 'contact', { ...other, otherFirstName: '' }, 'otherFirstName', 'required'],
  ['resident', 'contact', { ...other, otherLastName: '4:e våningen' }, 'otherLastName', 'invalidInput'],
  ['resident', 'contact', { ...other, otherEmail: '' }, 'otherEmail', 'required'],
  ['resident', 'contact', { ...other, otherPhone: '+' }, 'otherPhone', 'phoneNumber'],
  ['boardMemberNoManagement', 'compound', { compoundName: '<Brf>' }, 'compoundName', 'invalidInput'],
  ['boardMemberNoManagement', 'compound', { compoundNumber: '556016-0681' }, 'compoundNumber', 'orgNr'],
  ['boardMemberNoManagement', 'compound', { compoundNumber: '5560160680' }, 'compoundNumber', 'orgNr'],
  ['boardMemberNoManagement', 'compound', { compoundNumber: '12345678' }, 'compoundNumber', 'orgNr', norway],
  ['boardMemberNoManagement', 'compound', { isMember: false }, 'isMember', 'required'],
  ['public', 'residence', { type: '' }, 'type', 'required'],
  ['public', 'residence', { object: '110A' }, 'object', 'numeric'],
  ['public', 'residence', { object: '11021' }, 'object', 'inputToLong'],
  ['public', 'residence', { object: '0201' }, 'object', 'housingNumber', norway],
  ['public', 'residence', { zipCode: '1313' }, 'zipCode', 'numeric'],
  ['public', 'residence', { zipCode: 'ABC DE' }, 'zipCode', 'numeric'],
  ['public', 'residence', { city: long(51) }, 'city', 'inputToLong'],
  ['public', 'residence', { address: 'http://gatan' }, 'address', 'invalidInput'],
  ['resident', 'residence', { ...written, address: '' }, 'address', 'required'],
  [
    'resident',
    'residence',
    { selectedApartment: null, selectedApartmentId: '' },
    'selectedApartmentId',
    'required',
  ],
  ['resident', 'problemArea', { problemArea: '' }, 'problemArea', 'required'],
  ['resident', 'details', { problemAreaDetails: '' }, 'problemAreaDetails', 'required'],
  ['resident', 'description', { description: ' \n ' }, 'description', 'required'],
  ['resident', 'description', { description: 'se //disken' }, 'description', 'invalidInput'],
  ['resident', 'description', { description: '<script>alert(1)</script>' }, 'description', 'invalidInput'],
  ['resident', 'description', { description: long(5001) }, 'description', 'inputToLong'],
]

test('there are 40 cases and more, one of each step that asks for something', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40)
  const asking = Object.values(flows).flatMap((steps) =>
    steps.filter(({ id }) => id !== 'info' && id !== 'summary').map(({ id }) => id),
  )
  expect(new Set(cases.map(([, step]) => step))).toEqual(new Set(asking))
})

test.each(cases)('%s at %s with %j: %s is told to be "%s", and everything typed is still there', (...one) => {
  const [reporter, step, typed, field, error, rules = sweden] = one
  const form = { ...(rules === norway ? goodNorwegian : good), ...typed }
  const there = { ...begin(reporter), step, form }
  const after = advance(there, { type: 'next', form }, rules)
  expect(after).toEqual({ ...there, attempt: 1 })
  for (const [locale, report] of languages) {
    const t = createTranslator({ locale, messages: { 'fault-report': report }, namespace: 'fault-report' })
    expect(errorText(t, field, error)).toMatch(/^.{8,}[.]$/)
  }
})
