import { expect, test } from 'vitest'
import { emptyFields, registerForm, toRegistration } from './register-form.ts'
import type { RegisterFields } from './register-form.ts'

const filled: RegisterFields = {
  ...emptyFields,
  way: 'password',
  firstName: ' Klara ',
  lastName: 'Ek',
  email: 'klara.ek@example.com ',
  phoneNumber: '070-1740650',
  birthDate: '17041988',
  password: 'hemligt-ord',
  repeated: 'hemligt-ord',
  consent: true,
}

const wrongFields = (change: Partial<RegisterFields>) => {
  const { error } = registerForm.safeParse({ ...filled, ...change })
  return [...new Set(error?.issues.map(({ path }) => path[0]))]
}

test('an account by password is asked for with what was typed, without blanks around it, and without what was left out [N-081]', () => {
  expect(toRegistration(registerForm.parse(filled))).toEqual({
    firstName: 'Klara',
    lastName: 'Ek',
    email: 'klara.ek@example.com',
    phoneNumber: '070-1740650',
    birthDate: '1988-04-17',
    password: 'hemligt-ord',
    newsletter: false,
    consent: true,
  })
})

test('an account by e-ID is asked for without a password and a birth date, whatever was typed there before', () => {
  const registration = toRegistration(registerForm.parse({ ...filled, way: 'eid', password: 'x' }))
  expect(Object.keys(registration)).not.toContain('password')
  expect(Object.keys(registration)).not.toContain('birthDate')
})

test.each<[Partial<RegisterFields>, keyof RegisterFields]>([
  [{ firstName: 'www.ek' }, 'firstName'],
  [{ lastName: 'Ek 2' }, 'lastName'],
  [{ email: 'klara.ek@example' }, 'email'],
  [{ phoneNumber: '070-174x650' }, 'phoneNumber'],
  [{ birthDate: '31021990' }, 'birthDate'],
  [{ birthDate: '' }, 'birthDate'],
  [{ password: 'kort', repeated: 'kort' }, 'password'],
  [{ repeated: 'hemligt' }, 'repeated'],
  [{ campaignCode: 'VÅR 2026' }, 'campaignCode'],
  [{ emailVerificationCode: '12345' }, 'emailVerificationCode'],
  [{ consent: false }, 'consent'],
])('%o is refused at its field [V-001, V-002, V-003, V-004, V-005, V-015, V-016]', (change, field) => {
  expect(wrongFields(change)).toEqual([field])
})

test('passwords that differ are told of together with everything else [V-015]', () => {
  expect(wrongFields({ email: '', repeated: 'hemligt' })).toEqual(['email', 'repeated'])
})
