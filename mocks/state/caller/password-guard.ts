import type { Clock } from '../../engine/worlds/clock.ts'
import { ownValue, setOwnValue } from '../../engine/own-value.ts'
import { dropOldest } from '../drop-oldest.ts'

export type PasswordGuardData = Record<string, { failed: number; pausedUntil: number }>

/** Wrong passwords before a pause, and how long the pause is. */
export const passwordAttempts = { attempts: 5, pauseMs: 60_000 } as const

/** How many addresses are counted at once; the oldest are forgotten. */
const capacity = 300

/** Counts wrong passwords by e-mail address and asks for a pause after too many. Times are milliseconds. */
export class PasswordGuard {
  readonly #data: PasswordGuardData
  readonly #clock: Clock

  constructor(data: PasswordGuardData, clock: Clock) {
    this.#data = data
    this.#clock = clock
  }

  /** How long to wait before the next attempt; 0 when there may be one now. */
  pauseLeft(email: string): number {
    return Math.max(0, (ownValue(this.#data, email.toLowerCase())?.pausedUntil ?? 0) - this.#clock.now())
  }

  /** A wrong password; the last of the allowed `attempts` starts the pause. */
  failed(email: string, { attempts, pauseMs }: { attempts: number; pauseMs: number }): void {
    const key = email.toLowerCase()
    const failed = (ownValue(this.#data, key)?.failed ?? 0) + 1
    const paused = failed >= attempts
    delete this.#data[key]
    const pausedUntil = paused ? this.#clock.now() + pauseMs : 0
    setOwnValue(this.#data, key, { failed: paused ? 0 : failed, pausedUntil })
    dropOldest(this.#data, capacity)
  }

  passed(email: string): void {
    delete this.#data[email.toLowerCase()]
  }
}
