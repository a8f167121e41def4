import { expect, test } from 'vitest'
import { isAdult } from './age.ts'

test.each([
  ['2008-11-20', true],
  ['2008-11-21', false],
  ['2031-01-01', false],
  ['1903-12-04', true],
])('who was born on %s is of age on 20 November 2026: %s', (birthDate, is) =>
  expect(isAdult(birthDate, '2026-11-20')).toBe(is),
)

test('who was born on a leap day is of age on the last of February', () => {
  expect(isAdult('2008-02-29', '2026-02-27')).toBe(false)
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(true)
})
