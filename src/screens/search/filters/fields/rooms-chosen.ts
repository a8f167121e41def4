import type { NumberLimit } from '#src/sites/site.ts'
import type { Bounds } from '#src/features/search/ranges.ts'

/** The numbers of rooms to choose from; the last one means "and more" (K-002, G-102). */
export const roomCounts = ({ min, max }: NumberLimit): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** Whether a number of rooms lies within the bounds. Without bounds none is chosen, and homes of any size are found. */
export function isChosen({ low, high }: Bounds, rooms: number): boolean {
  if (low === undefined && high === undefined) return false
  return rooms >= (low ?? rooms) && rooms <= (high ?? rooms)
}

/**
 * The bounds after a press on a number of rooms. One outside them is taken in, with all between; one at an end is left
 * out, and the last one leaves no bounds. Since bounds have no gap, one in the middle goes with those above it.
 */
export function roomsPressed(limit: NumberLimit, bounds: Bounds, rooms: number): Bounds {
  const [low = limit.min, high = limit.max] = [bounds.low, bounds.high]
  if (bounds.low === undefined && bounds.high === undefined) return { low: rooms, high: rooms }
  if (rooms < low) return { low: rooms, high }
  if (rooms > high) return { low, high: rooms }
  if (low === high) return {}
  return rooms === low ? { low: low + 1, high } : { low, high: rooms - 1 }
}
