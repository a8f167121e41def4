import type { PriceBucket } from '#src/api/homes/residence.ts'
import type { NumberLimit } from '#src/sites/site.ts'

/**
 * Counts for a histogram over the whole of a slider, in bars of equal width. The service's own buckets may start
 * elsewhere and be wider or narrower: each gives every bar the share that lies under it. What lies beyond the ends is
 * counted in the outermost bars, since the end of the slider means "and above".
 */
export function barsOf(buckets: readonly PriceBucket[], { min, max }: NumberLimit, bars: number): number[] {
  const width = (max - min) / bars
  const counts = Array.from({ length: bars }, () => 0)
  const held = (value: number) => Math.min(Math.max(value, min), max)
  for (const { from, to, count } of buckets) {
    const [start, end] = [held(from), held(to)]
    if (end - start < width / 1000) {
      const bar = Math.min(Math.floor((start - min) / width), bars - 1)
      counts[bar] = (counts[bar] ?? 0) + count
      continue
    }
    for (let bar = Math.floor((start - min) / width); bar < bars && min + bar * width < end; bar += 1) {
      const left = Math.max(start, min + bar * width)
      const right = Math.min(end, min + (bar + 1) * width)
      counts[bar] = (counts[bar] ?? 0) + (count * Math.max(0, right - left)) / (end - start)
    }
  }
  return counts
}
