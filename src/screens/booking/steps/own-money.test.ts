import { expect, test } from 'vitest'
import { missingOf, placeOnBar } from './own-money.ts'

test('the bar ends at a quarter of the price', () => {
  expect(placeOnBar(703_500, 4_690_000)).toBeCloseTo(0.6)
  expect(placeOnBar(4_690_000, 4_690_000)).toBe(1)
  expect(placeOnBar(-5, 4_690_000)).toBe(0)
  expect(placeOnBar(5, 0)).toBe(0)
})

test('what is missing to the least down payment is told [K-069]', () => {
  expect(missingOf(600_000, 703_500)).toBe(103_500)
  expect(missingOf(800_000, 703_500)).toBe(0)
})
