import { expect, test } from 'vitest'
import { isDifferent } from './is-different.ts'

test('homes differ in what is not the same for all; one that is still read says nothing', () => {
  expect(isDifferent(['3 rum', '3 rum', '4 rum'])).toBe(true)
  expect(isDifferent(['3 rum', '–'])).toBe(true)
  expect(isDifferent(['3 rum', undefined, '3 rum'])).toBe(false)
  expect(isDifferent(['3 rum'])).toBe(false)
})
