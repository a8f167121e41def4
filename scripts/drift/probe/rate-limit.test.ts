import { expect, test } from 'vitest'
import { createPace } from './rate-limit.ts'

/** A clock that only moves while somebody sleeps. */
function stillTime() {
  let now = 0
  return { now: () => now, sleep: async (ms: number) => void (now += ms) }
}

test('no more requests are under way than are allowed', async () => {
  const pace = createPace({ concurrency: 2, rate: 0 })
  let under = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, (under += 1))
    await Promise.resolve()
    under -= 1
  }
  await Promise.all(Array.from({ length: 9 }, () => pace(task)))
  expect(most).toBe(2)
})

test('requests begin no faster than the rate', async () => {
  const time = stillTime()
  const pace = createPace({ concurrency: 1, rate: 10 }, time)
  const starts: number[] = []
  for (let turn = 0; turn < 4; turn += 1) await pace(async () => void starts.push(time.now()))
  expect(starts).toEqual([0, 100, 200, 300])
})

test('a request that fails leaves its place to the next', async () => {
  const pace = createPace({ concurrency: 1, rate: 0 })
  await expect(pace(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  expect(await pace(async () => 'next')).toBe('next')
})
