import { expect, test } from 'vitest'
import { daysBetween } from './days.ts'

test('days are counted whole, over summer time and new year', () => {
  expect(daysBetween('2026-11-20', '2027-09-15')).toBe(299)
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
})
