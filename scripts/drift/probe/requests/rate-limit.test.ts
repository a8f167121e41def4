import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

/** A clock that only moves while somebody sleeps. */
function stillTime() {
  let now = 0
  return { now: () => now, sleep: async (ms: number) => void (now += ms) }
}

test('no more requests are under way than are allowed', async () => {
  const rateLimited = createRateLimit({ concurrency: 2, rate: 0 })
  let under = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, (under += 1))
    await Promise.resolve()
    under -= 1
  }
  await Promise.all(Array.from({ length: 9 }, () => rateLimited(task)))
  expect(most).toBe(2)
})

test('requests begin no faster than the rate', async () => {
  const time = stillTime()
  const rateLimited = createRateLimit({ concurrency: 1, rate: 10 }, time)
  const starts: number[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) await rateLimited(async () => void starts.push(time.now()))
  expect(starts).toEqual([0, 100, 200, 300])
})

test('a request that fails leaves its place to the next', async () => {
  const rateLimited = createRateLimit({ concurrency: 1, rate: 0 })
  await expect(rateLimited(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  expect(await rateLimited(async () => 'next')).toBe('next')
})
