import { fractionOf, nextState } from '../../engine/worlds/random.ts'

/** Seeded chance: the same keys give the same numbers on every machine. Never Math.random, never the clock. */
export type Random = Readonly<{
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** A number from `min` up to `max`. */
  between(min: number, max: number): number
  /** One of the items; throws if there is none. */
  pick<T>(items: readonly T[]): T
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  /** The items in another order; the list given is left alone. */
  shuffle<T>(items: readonly T[]): T[]
}>

/** FNV-1a, 32 bits, over the UTF-16 code units of the text. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** A stream of numbers (mulberry32) that belongs to these keys alone. */
export function randomOf(...keys: readonly (string | number)[]): Random {
  let state = hash(keys.join('/'))
  const next = () => {
    state = nextState(state)
    return fractionOf(state)
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    pick: (items) => at(items, int(0, items.length - 1)),
    chance: (probability) => next() < probability,
    shuffle: (items) => shuffled(items, int),
  }
}

function at<T>(items: readonly T[], index: number): T {
  if (items.length === 0) throw new RangeError('Nothing to pick from')
  return items[index] as T
}

/** Fisher–Yates. */
function shuffled<T>(items: readonly T[], int: Random['int']): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = int(0, i)
    const kept = result[i] as T
    result[i] = result[j] as T
    result[j] = kept
  }
  return result
}
