import { expect, test } from 'vitest'
import { wholeDay } from './whole-day.ts'

test.each([
  ['sv-SE', 'onsdag 2\u00a0december'],
  ['en', 'Wednesday, December\u00a02'],
  ['nb-NO', 'onsdag 2.\u00a0desember'],
  ['fi-FI', 'keskiviikko 2.\u00a0joulukuuta'],
])('day and month stay together, and the weekday may have a line of its own [%s]', (locale, written) => {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  expect(wholeDay(day.format(new Date('2026-12-02T10:00:00Z')))).toBe(written)
})
