import { expect, test } from 'vitest'
import { maskedNumber } from './masked-number.ts'

test.each([
  ['19900101-2385', '19900101-****'],
  ['12829499914', '128294*****'],
  ['010594Y9032', '010594Y****'],
])('of %o, no more than the date is shown', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown)
})
