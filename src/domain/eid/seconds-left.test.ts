import { expect, test } from 'vitest'
import { eidWaitMs } from '#src/lib/time/eid-wait.ts'
import { secondsLeft } from './seconds-left.ts'

test('the time left is counted from the start, however the clock of the service is set', () => {
  const first = Date.parse('2026-11-20T09:03:00Z')
  const startedAt = 1_000_000
  const left = (now: number, end = first) => secondsLeft(end, { first, startedAt, now: startedAt + now })
  expect(left(0)).toBe(180)
  expect(left(20_400)).toBe(160)
  expect(left(eidWaitMs + 5000)).toBe(0)
  // the app took the order after 30 s, and has three minutes from then
  expect(left(30_000, first + 30_000)).toBe(180)
})
