import type { SearchHit } from '#src/api/homes/residence.ts'

/** The number that matters on a card, in whole units of the site's currency. */
export type HitPrice =
  | { kind: 'price' | 'from' | 'total' | 'totalFrom' | 'debtFree' | 'debtFreeFrom' | 'rent'; amount: number }
  /** Not said yet. */
  | { kind: 'later' }
  /** Nothing is asked for it any more. */
  | { kind: 'none' }

/** The price by which hits are shown and compared, and what it is: the laws of Norway and Finland ask for the total. */
export function askedPrice(hit: SearchHit): {
  kind: 'price' | 'total' | 'debtFree'
  min?: number
  max?: number
} {
  const { jmoyTotalPriceMin, jmoyTotalPriceMax, totalPriceMin, totalPriceMax, minPrice, maxPrice } = hit
  if (jmoyTotalPriceMin !== undefined)
    return { kind: 'debtFree', min: jmoyTotalPriceMin, max: jmoyTotalPriceMax }
  if (totalPriceMin !== undefined) return { kind: 'total', min: totalPriceMin, max: totalPriceMax }
  return { kind: 'price', min: minPrice, max: maxPrice }
}

/**
 * What a hit costs: a home its price, a project the lowest one. In Norway that is the total and in Finland the debt-free
 * price, as the laws on price information ask; a tenancy has a rent each month instead.
 */
export function priceOf(hit: SearchHit): HitPrice {
  const { kind, min, max } = askedPrice(hit)
  if (min !== undefined) return { kind: min === max ? kind : spans[kind], amount: min }
  const isLet = hit.disposalForm === 'tenancy' && hit.status !== 'sold'
  if (isLet && hit.monthlyFee !== undefined) return { kind: 'rent', amount: hit.monthlyFee }
  return { kind: hit.status === 'planned' || hit.status === 'preselling' ? 'later' : 'none' }
}

const spans = { price: 'from', total: 'totalFrom', debtFree: 'debtFreeFrom' } as const
