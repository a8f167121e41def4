import { setTimeout } from 'node:timers/promises'

export type RateLimitOptions = {
  /** How many requests may be under way at once. */
  concurrency: number
  /** How many may begin in a second; 0 for as many as there are. */
  rate: number
}

/** Runs a task as soon as the limit allows it. */
export type RateLimit = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Clock and sleep in milliseconds. */
export type Time = { now: () => number; sleep: (ms: number) => Promise<unknown> }

const wallTime: Time = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) }

/** Limits how many tasks run at once and how many begin in a second. */
export function createRateLimit(
  { concurrency, rate }: RateLimitOptions,
  { now, sleep }: Time = wallTime,
): RateLimit {
  const waiting: (() => void)[] = []
  let free = concurrency
  let next = 0
  const enter = async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    if (rate <= 0) return
    const start = Math.max(now(), next)
    next = start + 1000 / rate
    if (start > now()) await sleep(start - now())
  }
  const leave = () => {
    const first = waiting.shift()
    if (first) first()
    else free += 1
  }
  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
