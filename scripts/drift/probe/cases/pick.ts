import { createHash } from 'node:crypto'

/** So many of these, in their order; the same seed and key choose the same, whatever is chosen elsewhere. */
export function picked<Item>(items: readonly Item[], count: number, seed: string, key: string): Item[] {
  if (items.length <= count) return [...items]
  const rank = (index: number) => createHash('sha1').update(`${seed} ${key} ${index}`).digest('hex')
  const chosen = items
    .map((_, index) => ({ index, rank: rank(index) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
  const kept = new Set(chosen.map(({ index }) => index))
  return items.filter((_, index) => kept.has(index))
}
