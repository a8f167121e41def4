import { expect, test } from 'vitest'
import { secondsLeft, shownTime, toldMinutes } from './hold-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test('the time left is read from the end that the server tells [G-100]', () => {
  expect(secondsLeft('2026-11-20T12:24:00Z', now)).toBe(1440)
  expect(secondsLeft('2026-11-20T11:59:00Z', now)).toBe(0)
  expect(secondsLeft('2026-11-20T18:00:00Z', now)).toBe(1800)
})

test('minutes are shown until the last one, then seconds', () => {
  expect(shownTime(1440)).toEqual({ unit: 'minutes', count: 24 })
  expect(shownTime(61)).toEqual({ unit: 'minutes', count: 2 })
  expect(shownTime(60)).toEqual({ unit: 'seconds', count: 60 })
})

test.each([
  [601, undefined],
  [600, 10],
  [301, 10],
  [300, 5],
  [60, 1],
  [0, 1],
])('with %d seconds left, %s minutes have been told', (seconds, minutes) => {
  expect(toldMinutes(seconds)).toBe(minutes)
})
