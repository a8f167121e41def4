import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-numbers.ts'

test.each([
  ['se', '070-174 06 05', true],
  ['se', '08-46500400', true],
  ['se', '40000102', false],
  ['no', '400 00 102', true],
  ['no', '070-1740605', false],
  ['fi', '040 000 0101', true],
  ['fi', '40000102', false],
  ['se', '+47 400 00 102', true],
  ['no', '+46 70 174 06 05', true],
  ['fi', '+1 23', false],
  ['se', '--- --- ---', false],
] as const)('dialled in %s, %s is a number: %s [V-018]', (country, number, is) =>
  expect(isPhoneNumber(number, country)).toBe(is),
)
