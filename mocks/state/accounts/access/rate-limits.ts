import type { Clock } from '../../../engine/worlds/clock.ts'
import { ownValue, setOwnValue } from '../../../engine/own-value.ts'
import { dropOldest } from '../../drop-oldest.ts'

/** When each of the latest was, by what is counted; milliseconds. */
export type RateLimitsData = Record<string, number[]>

/** So many within a time in milliseconds, and then a pause. */
export type RateLimit = Readonly<{ count: number; windowMs: number }>

/** Mails to one address: five in a quarter of an hour. */
export const mailLimit: RateLimit = { count: 5, windowMs: 900_000 }
/**
 * Refusals that tell who has an account, or whether a guess was right: ten a minute in a world. Whoever tries addresses
 * one by one is soon told to wait.
 */
export const guessLimit: RateLimit = { count: 10, windowMs: 60_000 }

/** How many subjects are counted at once; the oldest are forgotten. */
const capacity = 300

/** Counts what must not be done too often. */
export class RateLimits {
  readonly #data: RateLimitsData
  readonly #clock: Clock

  constructor(data: RateLimitsData, clock: Clock) {
    this.#data = data
    this.#clock = clock
  }

  /** How long to wait before the next, in milliseconds; 0 when there may be one now. */
  pauseLeft(subject: string, { count, windowMs }: RateLimit): number {
    const now = this.#clock.now()
    const within = (ownValue(this.#data, subject) ?? []).filter((at) => at > now - windowMs && at <= now)
    const first = within.at(-count)
    return first === undefined ? 0 : first + windowMs - now
  }

  /** Counts one more. */
  count(subject: string, { count }: RateLimit): void {
    const times = ownValue(this.#data, subject) ?? []
    delete this.#data[subject]
    setOwnValue(this.#data, subject, [...times, this.#clock.now()].slice(-count))
    dropOldest(this.#data, capacity)
  }
}
