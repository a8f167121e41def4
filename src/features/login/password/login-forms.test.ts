import { expect, test } from 'vitest'
import { developerForm, emailLoginForm, emailMessage, resetForm } from './login-forms.ts'

const fields = (result: { error?: { issues: { path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path }) => path.join('.'))

test('the login form wants e-mail and password [V-011]', () => {
  expect(fields(emailLoginForm.safeParse({ email: '', password: '' }))).toEqual(
    expect.arrayContaining(['password', 'email']),
  )
  expect(emailLoginForm.parse({ email: ' amira@example.com ', password: ' x ' })).toEqual({
    email: 'amira@example.com',
    password: ' x ',
  })
})

test.each(['', 'amira', 'amira@', 'amira@example', 'a b@example.com'])(
  'the forgot-password form refuses "%s" [V-010]',
  (email) => expect(resetForm.safeParse({ email }).success).toBe(false),
)

test('what is missing and what is wrong have words of their own', () => {
  expect([emailMessage('  '), emailMessage('amira')]).toEqual(['emailRequired', 'emailFormat'])
})

test('the developer form takes a number of any of the three countries', () => {
  for (const personalNumber of ['19900101-2385', '12829499914', '010594Y9032']) {
    expect(developerForm.parse({ personalNumber: ` ${personalNumber} ` })).toEqual({ personalNumber })
  }
  expect(developerForm.safeParse({ personalNumber: '1990' }).success).toBe(false)
})
