import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, moment, weekday } from './dates.ts'

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-11-20', 299)).toBe('2027-09-15')
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-11-20', '2027-09-15')).toBe(299)
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})

test('a month later is the same day, or the last one there is', () => {
  expect(addMonths('2026-11-20', 6)).toBe('2027-05-20')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -2)).toBe('2025-11-15')
})

test('a moment is UTC, and 20 November 2026 is a Friday', () => {
  expect(moment('2026-11-20', 9, 5)).toBe('2026-11-20T09:05:00Z')
  expect(weekday('2026-11-20')).toBe(5)
})
