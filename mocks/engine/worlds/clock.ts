export type ClockMode = 'real' | 'frozen'

/**
 * The time of one world. Frozen, it is `at`; running, it was `at` when the time outside was `since`, and has gone on at
 * `speed` since. Times are milliseconds since the epoch.
 */
export type ClockData = { mode: ClockMode; at: number; since: number; speed: number }

/** A clock that shows the time outside. */
export const newClockData = (): ClockData => ({ mode: 'real', at: 0, since: 0, speed: 1 })

/** The times a clock can show, in milliseconds: the years 2020 to 2050. */
export const earliestTime = Date.UTC(2020, 0, 1)
export const latestTime = Date.UTC(2051, 0, 1) - 1

/** A clock that can be moved, stopped and hurried; all rules of the mock that speak of time read it and nothing else. */
export class Clock {
  readonly #data: ClockData
  readonly #real: () => number
  #written = { at: NaN, text: '' }

  /** `real` tells the time outside; a test passes its own. */
  constructor(data: ClockData, real: () => number = Date.now) {
    this.#data = data
    this.#real = real
  }

  get mode(): ClockMode {
    return this.#data.mode
  }

  /** Seconds here for each second outside; a frozen clock keeps it for later. */
  get speed(): number {
    return this.#data.speed
  }

  /** Now, in whole milliseconds. A hurried clock stands still at the end of the last year. */
  now(): number {
    const { mode, at, since, speed } = this.#data
    return mode === 'frozen' ? at : Math.min(latestTime, Math.floor(at + (this.#real() - since) * speed))
  }

  /** Now, as an RFC 3339 date-time in UTC. Several questions within a millisecond have one answer. */
  iso(): string {
    const now = this.now()
    if (now !== this.#written.at) this.#written = { at: now, text: new Date(now).toISOString() }
    return this.#written.text
  }

  /** How many whole seconds the clock is ahead of the time outside. */
  offsetSeconds(): number {
    return Math.round((this.now() - this.#real()) / 1000)
  }

  /** Sets the clock; what is not given stays as it is. */
  set({
    mode = this.mode,
    now = this.now(),
    speed = this.speed,
  }: {
    mode?: ClockMode
    now?: number
    speed?: number
  }): void {
    Object.assign(this.#data, { mode, at: now, since: this.#real(), speed })
  }

  /** Moves the clock forward by whole or broken seconds. */
  advance(seconds: number): void {
    this.set({ now: this.now() + seconds * 1000 })
  }

  /** Sets the time and lets it stand still. */
  freeze(at: number = this.now()): void {
    this.set({ mode: 'frozen', now: at })
  }
}
