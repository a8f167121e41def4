import { expect, test } from 'vitest'
import { eidProblemNamed } from './eid-part.ts'

test('a problem of an e-ID is told in words of its own, or else in the general ones', () => {
  expect(eidProblemNamed('userssnnomatch')).toBe('userssnnomatch')
  expect(eidProblemNamed('replaced')).toBe('cancelled')
  expect(eidProblemNamed('somethingWentWrong')).toBe('failed')
  expect(eidProblemNamed('noBoardMember')).toBe('general')
})
