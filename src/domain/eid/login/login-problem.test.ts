import { expect, test } from 'vitest'
import { problemAmong } from './login-problem.ts'

const told = ['userssnnomatch', 'cancelled', 'somethingWentWrong', 'general'] as const

test('a problem of an e-ID is told in words of its own, or else in the general ones', () => {
  expect(problemAmong(told, 'userssnnomatch')).toBe('userssnnomatch')
  expect(problemAmong(told, 'replaced')).toBe('cancelled')
  expect(problemAmong(told, 'somethingWentWrong')).toBe('somethingWentWrong')
  expect(problemAmong(told, 'noBoardMember')).toBe('general')
})
