import { expect, test } from 'vitest'
import { todayIn } from './today-in.ts'

test('today is the day where the site is', () => {
  const late = new Date('2026-11-20T22:30:00Z')
  expect(todayIn('Europe/Stockholm', late)).toBe('2026-11-20')
  expect(todayIn('Europe/Helsinki', late)).toBe('2026-11-21')
})
