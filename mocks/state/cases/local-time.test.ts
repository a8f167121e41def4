import { expect, test } from 'vitest'
import { localDay, localTime, onWeekday } from './local-time.ts'

const utc = (day: string, time: string) => new Date(localTime(day, time)).toISOString()

test.each([
  ['2026-11-24', '08:00', '2026-11-24T07:00:00.000Z'],
  ['2026-06-24', '08:00', '2026-06-24T06:00:00.000Z'],
  ['2026-03-28', '12:00', '2026-03-28T11:00:00.000Z'],
  ['2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
  ['2026-10-24', '12:00', '2026-10-24T10:00:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ['2027-01-01', '00:30', '2026-12-31T23:30:00.000Z'],
])('%s at %s by the clock on the wall is %s', (day, time, expected) => {
  expect(utc(day, time)).toBe(expected)
})

test('the clock on the wall is the one of Stockholm and of Oslo, at every hour of a year', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2028, 0, 1, hour))
  expect(hours.filter((hour) => localDay(hour) !== format.format(hour))).toEqual([])
})

test('a weekend waits until Monday', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.map(onWeekday)).toEqual(['2026-11-20', '2026-11-23', '2026-11-23', '2026-11-23'])
})
