import { expect, test } from 'vitest'
import { addDays } from '../../catalogue/dates.ts'
import { nordicDay } from '../today.ts'
import { localTime, onWeekday } from './local-time.ts'

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

test('the clock on the wall is the one of Stockholm and of Oslo: a day begins at its midnight, every day of a year', () => {
  const days = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day))
  const midnights = days.filter((day) => nordicDay(localTime(day, '00:00')) !== day)
  const minutesBefore = days.filter((day) => nordicDay(localTime(day, '00:00') - 60_000) !== addDays(day, -1))
  expect([...midnights, ...minutesBefore]).toEqual([])
})

test('a weekend waits until Monday', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.map(onWeekday)).toEqual(['2026-11-20', '2026-11-23', '2026-11-23', '2026-11-23'])
})
