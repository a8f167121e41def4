import type { SearchHit } from '#src/api/residence.ts'

/** The number that matters on a card, in whole units of the site's currency. */
export type HitPrice =
  | { kind: 'price' | 'from' | 'debtFree' | 'debtFreeFrom' | 'rent'; amount: number }
  /** Not said yet. */
  | { kind: 'later' }
  /** Nothing is asked for it any more. */
  | { kind: 'none' }

/**
 * What a hit costs: a home its price, a project the lowest one. In Finland the debt-free price comes first, as the law
 * on price information asks; a tenancy has a rent each month instead.
 */
export function priceOf(hit: SearchHit): HitPrice {
  const { jmoyTotalPriceMin, jmoyTotalPriceMax, minPrice, maxPrice, monthlyFee } = hit
  if (jmoyTotalPriceMin !== undefined)
    return {
      kind: jmoyTotalPriceMin === jmoyTotalPriceMax ? 'debtFree' : 'debtFreeFrom',
      amount: jmoyTotalPriceMin,
    }
  if (minPrice !== undefined) return { kind: minPrice === maxPrice ? 'price' : 'from', amount: minPrice }
  if (hit.disposalForm === 'tenancy' && monthlyFee !== undefined) return { kind: 'rent', amount: monthlyFee }
  return { kind: hit.status === 'planned' || hit.status === 'preselling' ? 'later' : 'none' }
}
