import { expect, test } from 'vitest'
import { Clock } from '../../../engine/worlds/clock.ts'
import { RateLimits, type RateLimitsData } from './rate-limits.ts'

const limit = { count: 3, windowMs: 60_000 }

function opened(data: RateLimitsData = {}) {
  const clock = new Clock({ mode: 'frozen', at: 1_000_000, since: 0, speed: 1 })
  const limits = new RateLimits(data, clock)
  const count = (times: number, subject = 'a') => {
    for (let attempt = 0; attempt < times; attempt++) limits.count(subject, limit)
  }
  return { data, clock, count, pause: (subject = 'a') => limits.pauseLeft(subject, limit) }
}

test('after as many as allowed there is a pause, until the first of them is long enough ago', () => {
  const { clock, count, pause } = opened()
  count(1)
  clock.advance(10)
  count(2)
  expect(pause()).toBe(50_000)
  clock.advance(50)
  expect(pause()).toBe(0)
  count(1)
  expect(pause()).toBe(10_000)
})

test('one subject does not count for another', () => {
  const { count, pause } = opened()
  count(3)
  expect(pause('b')).toBe(0)
})

test('a clock that was put back pauses nobody for what lies ahead', () => {
  const { clock, count, pause } = opened()
  count(3)
  clock.advance(-600)
  expect(pause()).toBe(0)
})

test('of too many subjects the oldest are forgotten', () => {
  const { data, count } = opened()
  for (let subject = 0; subject < 301; subject++) count(1, `s-${subject}`)
  expect(Object.keys(data)).toHaveLength(300)
  expect(data['s-0']).toBeUndefined()
})
