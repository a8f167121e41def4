import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrorsIn, needed } from './field-errors.ts'

const schema = z
  .object({ email: needed(z.email()), sum: z.string() })
  .check(z.refine(({ sum }) => sum !== '13', { path: ['sum'], error: 'unlucky', when: () => true }))

test('a field that is left out is required, and one that breaks a rule of the contract is wrong', () => {
  expect(fieldErrorsIn(schema, { email: '  ', sum: '1' })).toEqual({ email: 'required' })
  expect(fieldErrorsIn(schema, { email: 'noor', sum: '1' })).toEqual({ email: 'wrong' })
  expect(fieldErrorsIn(schema, { email: ' noor@example.com ', sum: '1' })).toEqual({})
})

test('a rule that has a name of its own is told by it, whatever else is wrong', () => {
  expect(fieldErrorsIn(schema, { email: '', sum: '13' })).toEqual({ email: 'required', sum: 'unlucky' })
})
