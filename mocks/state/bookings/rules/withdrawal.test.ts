import { expect, test } from 'vitest'
import { dayIn } from '../../today.ts'
import { withdrawableUntil } from './withdrawal.ts'

test.each([
  ['2026-11-20T20:52:00Z', 'Europe/Stockholm', '2026-12-04T23:00:00.000Z'],
  // late in the evening in UTC it is the next day already
  ['2026-11-20T23:30:00Z', 'Europe/Stockholm', '2026-12-05T23:00:00.000Z'],
  ['2026-07-01T10:00:00Z', 'Europe/Oslo', '2026-07-15T22:00:00.000Z'],
  ['2026-07-01T10:00:00Z', 'Europe/Helsinki', '2026-07-15T21:00:00.000Z'],
  // summer time begins and ends in between
  ['2026-03-20T10:00:00Z', 'Europe/Stockholm', '2026-04-03T22:00:00.000Z'],
  ['2026-10-20T10:00:00Z', 'Europe/Helsinki', '2026-11-03T22:00:00.000Z'],
] as const)('what is signed at %s in %s can be withdrawn from until %s', (signed, timeZone, until) => {
  expect(new Date(withdrawableUntil(Date.parse(signed), { timeZone })).toISOString()).toBe(until)
})

test('a day is that of the place', () => {
  const late = Date.parse('2026-11-20T23:30:00Z')
  expect([dayIn('Europe/Stockholm', late), dayIn('UTC', late)]).toEqual(['2026-11-21', '2026-11-20'])
})
