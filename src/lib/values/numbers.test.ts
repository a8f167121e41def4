import { expect, test } from 'vitest'
import { parseNumber } from './numbers.ts'

test.each([
  ['4 690 000', 4_690_000],
  ['4\u00a0690\u00a0000', 4_690_000],
  ['4\u202f690\u202f000', 4_690_000],
  [' 25000 ', 25_000],
  ['76,5', 76.5],
  ['76.5', 76.5],
  ['0', 0],
  ['-3', -3],
])('spaces between thousands are removed: %j is %d [V-012]', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

test.each(['', ' ', '4 690 kr', '1,2,3', 'tre', '1e6', '0x10'])('%j is not a number', (text) => {
  expect(parseNumber(text)).toBeUndefined()
})
