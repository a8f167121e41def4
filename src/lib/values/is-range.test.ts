import { expect, test } from 'vitest'
import { isRange } from './is-range.ts'

const limit = { min: 0, max: 100 }

test.each([
  ['no bounds', undefined, undefined, true],
  ['both', 20, 40, true],
  ['the same twice', 20, 20, true],
  ['a lower bound alone', 20, undefined, true],
  ['half a higher bound, below the lower one', 20, 4, false],
  ['a higher bound that lets nothing through', undefined, 0, false],
])('%s', (_, low, high, expected) => {
  expect(isRange(limit, low, high)).toBe(expected)
})
