import { expect, test } from 'vitest'
import { daysBetween, todayIn } from './days.ts'

test('today is the day where the site is', () => {
  const late = new Date('2026-11-20T22:30:00Z')
  expect(todayIn('Europe/Stockholm', late)).toBe('2026-11-20')
  expect(todayIn('Europe/Helsinki', late)).toBe('2026-11-21')
})

test('days are counted whole, over summer time and new year', () => {
  expect(daysBetween('2026-11-20', '2027-09-15')).toBe(299)
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
})
