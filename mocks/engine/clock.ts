/** The time of one world, in milliseconds since the epoch. It follows real time with an offset, or stands still. */
export type ClockData = { mode: 'real' | 'frozen'; offset: number; frozenAt: number }

export const newClockData = (): ClockData => ({ mode: 'real', offset: 0, frozenAt: 0 })

/** A clock that can be moved and stopped; all rules of the mock that speak of time read it and nothing else. */
export class Clock {
  readonly #data: ClockData
  readonly #real: () => number

  /** `real` tells the real time; a test passes its own. */
  constructor(data: ClockData, real: () => number = Date.now) {
    this.#data = data
    this.#real = real
  }

  get mode(): ClockData['mode'] {
    return this.#data.mode
  }

  /** Now, in milliseconds. */
  now(): number {
    return this.#data.mode === 'frozen' ? this.#data.frozenAt : this.#real() + this.#data.offset
  }

  /** Now, as an RFC 3339 date-time in UTC. */
  iso(): string {
    return new Date(this.now()).toISOString()
  }

  /** Moves the clock forward by whole or broken seconds. */
  advance(seconds: number): void {
    if (this.#data.mode === 'frozen') this.#data.frozenAt += seconds * 1000
    else this.#data.offset += seconds * 1000
  }

  /** Sets the time and lets it stand still. */
  freeze(at: number = this.now()): void {
    Object.assign(this.#data, { mode: 'frozen', frozenAt: at })
  }

  /** Sets the time and lets it run on. */
  run(at: number = this.now()): void {
    Object.assign(this.#data, { mode: 'real', offset: at - this.#real() })
  }
}
