/** The state of a world's chance: one unsigned 32-bit number that moves with each draw. */
export type RandomData = { seed: number }

/** The state after this one (mulberry32). */
export const nextState = (state: number): number => (state + 0x6d2b79f5) >>> 0

/** What a state draws: a number from 0 up to but not including 1. */
export function fractionOf(state: number): number {
  let t = Math.imul(state ^ (state >>> 15), state | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 0x100000000
}

/** Seeded chance (mulberry32). The same seed and the same calls give the same draws. */
export class Random {
  readonly #data: RandomData

  constructor(data: RandomData) {
    this.#data = data
  }

  /** A number from 0 up to but not including 1. */
  next(): number {
    this.#data.seed = nextState(this.#data.seed)
    return fractionOf(this.#data.seed)
  }

  /** `length` lower-case hexadecimal digits. */
  hex(length: number): string {
    return Array.from({ length }, () => Math.floor(this.next() * 16).toString(16)).join('')
  }

  /** A UUID in version 4 form, from this chance and not the machine's. */
  uuid(): string {
    const h = this.hex(32)
    const variant = '89ab'[Math.floor(this.next() * 4)] ?? '8'
    return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-${variant}${h.slice(17, 20)}-${h.slice(20)}`
  }
}
