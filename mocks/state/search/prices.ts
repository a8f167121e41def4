import type { NumberLimit } from '#src/sites/site.ts'
import type { Candidate } from './index/candidate.ts'
import type { PriceBucket } from './search-types.ts'

/** Bars of the histogram, over the whole of the price slider. */
const buckets = 25

/** How many homes of some lists there are at each price; the last bucket takes in all that is dearer, as the slider's end does. */
export function priceHistogram(
  { min, max }: NumberLimit,
  ...lists: readonly (readonly Candidate[])[]
): PriceBucket[] {
  const width = (max - min) / buckets
  const counts = Array.from({ length: buckets }, () => 0)
  for (const candidates of lists) {
    for (const { low } of candidates) {
      if (low.price === undefined) continue
      const at = Math.min(buckets - 1, Math.max(0, Math.floor((low.price - min) / width)))
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return counts.map((count, at) => ({ from: min + at * width, to: min + (at + 1) * width, count }))
}

/** The mean price in whole units; undefined when nothing has a price. */
export function averagePrice(candidates: readonly Candidate[]): number | undefined {
  let sum = 0
  let count = 0
  for (const { low } of candidates) {
    if (low.price === undefined) continue
    sum += low.price
    count += 1
  }
  return count === 0 ? undefined : Math.round(sum / count)
}
