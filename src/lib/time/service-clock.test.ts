import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearTime, onTimeMoved, serviceNow } from './service-clock.ts'

const here = Date.parse('2026-11-20T09:00:00Z')

/** An answer that was made then. */
const answer = (date: string, cacheControl = 'no-store') => ({
  headers: new Headers({ date: new Date(date).toUTCString(), 'cache-control': cacheControl }),
})

beforeEach(() => void vi.useFakeTimers({ now: here }))
afterEach(() => {
  hearTime(answer(new Date().toISOString()))
  vi.useRealTimers()
})

test('the time is that of the service, and goes on from there', () => {
  hearTime(answer('2026-12-24T18:00:00Z'))
  expect(serviceNow()).toBe(Date.parse('2026-12-24T18:00:00Z'))
  vi.setSystemTime(here + 61_000)
  expect(serviceNow()).toBe(Date.parse('2026-12-24T18:01:01Z'))
})

test('who shows a time is told when the clock is moved, and not of the way an answer took', () => {
  const moved = vi.fn<() => void>()
  const stop = onTimeMoved(moved)
  hearTime(answer('2026-11-20T09:00:03Z'))
  expect(moved).not.toHaveBeenCalled()
  expect(serviceNow()).toBe(here)
  hearTime(answer('2026-11-21T09:00:00Z'))
  hearTime(answer('2026-11-21T09:00:02Z'))
  expect(moved).toHaveBeenCalledOnce()
  stop()
})

test('an answer that is read long after it was made says nothing against the clock: the device has slept', () => {
  vi.setSystemTime(here + 3_660_000)
  hearTime(answer('2026-11-20T09:00:00Z'), here)
  expect(serviceNow()).toBe(here + 3_660_000)
  hearTime(answer('2026-11-20T08:00:00Z'), here)
  expect(serviceNow()).toBe(Date.parse('2026-11-20T08:00:00Z'))
})

test('an answer that a cache may have kept, or without a date, tells no time', () => {
  hearTime(answer('2026-11-10T09:00:00Z', 'public, max-age=3600'))
  hearTime({ headers: new Headers({ 'cache-control': 'no-store' }) })
  expect(serviceNow()).toBe(here)
})
