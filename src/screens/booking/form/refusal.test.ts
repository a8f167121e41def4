import { expect, test } from 'vitest'
import { errorOf } from '#src/api/errors.ts'
import { refusalOf, serverErrors } from './refusal.ts'

const problem = (status: number, code: string, errors: object[] = []) =>
  errorOf(status, { type: `/problems/${code}`, title: code, status, code, errors })

test.each([
  [403, 'cannotBook', 'cannotBook'],
  [409, 'purchaseObjectError', 'taken'],
  [409, 'conflict', 'conflict'],
  [410, 'holdExpired', 'over'],
  [503, 'unavailable', 'general'],
] as const)('%d %s is told as %s [X-069, X-080]', (status, code, refusal) => {
  expect(refusalOf(problem(status, code))).toBe(refusal)
})

test('what the server says of a field stands at that field [V-052, V-054, V-055, V-056]', () => {
  const at = (pointer: string, code: string) =>
    serverErrors(problem(422, code, [{ in: 'body', pointer, code }]))
  expect(at('/buyers/1/ssn', 'uniqueSocial')).toEqual({ secondSsn: 'uniqueSocial' })
  expect(at('/buyers/0/email', 'emailInUse')).toEqual({ email: 'emailInUse' })
  expect(at('/financing/downPayment', 'downPaymentTooLow')).toEqual({ downPayment: 'downPaymentTooLow' })
  expect(at('/financing/loan', 'priceSumToHigh')).toEqual({ loan: 'priceSumToHigh' })
  expect(at('/buyers/1/postalCode', 'pattern')).toEqual({ secondPostalCode: 'wrong' })
  expect(at('/siteId', 'invalidInput')).toEqual({})
})

test('an error that is none of a call is told in general', () => {
  expect(refusalOf(new Error('?'))).toBe('general')
  expect(serverErrors(new Error('?'))).toEqual({})
})
