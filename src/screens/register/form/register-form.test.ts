import { expect, test } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { emptyFields, registerFormOf, toRegistration } from './register-form.ts'
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

const registerForm = registerFormOf(jmse)

const wrongFields = (change: Partial<RegisterFields>) => {
  const { error } = registerForm.safeParse({ ...filled, ...change })
  return [...new Set(error?.issues.map(({ path }) => path[0]))]
}

test('an account by password is asked for with what was typed, without blanks around it, and without what was left out [N-081, G-088]', () => {
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

const tooLong = 'a'.repeat(51)
const refused: { rule: string; changes: Partial<RegisterFields>[] }[] = [
  {
    rule: 'an e-mail address that is none, or missing [V-001]',
    changes: [{ email: 'klara.ek@example' }, { email: '' }],
  },
  {
    rule: 'a phone number with letters, too short, too long or missing [V-002]',
    changes: ['070-174x650', '070-17', '070-17406500000000000', ''].map((phoneNumber) => ({ phoneNumber })),
  },
  {
    rule: 'a password of five characters, or none [V-003]',
    changes: ['fem55', ''].map((password) => ({ password, repeated: password })),
  },
  {
    rule: 'a name with what no name has, too long or missing [V-004, V-020]',
    changes: [
      ...['www.ek', 'Ek//', '<Ek>', 'E@k', 'Ek?', 'E=k', 'Ek 2', tooLong, ''].map((firstName) => ({
        firstName,
      })),
      ...['Ek 2', tooLong, ''].map((lastName) => ({ lastName })),
    ],
  },
  {
    rule: 'a birth date that is no day, or missing [V-005]',
    changes: [{ birthDate: '31021990' }, { birthDate: '1704198' }, { birthDate: '' }],
  },
  { rule: 'a password that is repeated otherwise [V-015]', changes: [{ repeated: 'hemligt' }] },
  {
    rule: 'a phone number of another country without its code [V-018]',
    changes: [{ phoneNumber: '400 00 102' }, { phoneNumber: '+46 70' }],
  },
  { rule: 'a campaign code with a blank', changes: [{ campaignCode: 'VÅR 2026' }] },
  { rule: 'a verification code of five digits', changes: [{ emailVerificationCode: '12345' }] },
  { rule: 'no consent', changes: [{ consent: false }] },
]

for (const { rule, changes } of refused)
  test(`refused at its field: ${rule}`, () => {
    for (const change of changes)
      expect({ change, wrong: wrongFields(change) }).toEqual({
        change,
        wrong: Object.keys(change).slice(0, 1),
      })
  })

test('passwords that differ are told of together with everything else [V-015]', () => {
  expect(wrongFields({ email: '', repeated: 'hemligt' })).toEqual(['email', 'repeated'])
})
