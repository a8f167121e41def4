import type { SearchHit } from '#src/api/homes/residence.ts'

/** The number that matters on a card, in whole units of the site's currency. */
export type HitPrice =
  | {
      kind: 'price' | 'from' | 'total' | 'totalFrom' | 'debtFree' | 'debtFreeFrom' | 'rent' | 'rentFrom'
      amount: number
    }
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
 * price, as the laws on price information ask; a tenancy has a rent each month instead. What was asked where none is left
 * says nothing any more.
 */
export function priceOf(hit: SearchHit): HitPrice {
  const { status, monthlyFee } = hit
  if (hit.availableCount === 0 && status !== 'planned') return { kind: 'none' }
  const { kind, min, max } = askedPrice(hit)
  if (min !== undefined) return { kind: min === max ? kind : spans[kind], amount: min }
  const isLet = hit.disposalForm === 'tenancy' && status !== 'sold'
  if (isLet && monthlyFee !== undefined)
    return { kind: hit.type === 'stage' ? 'rentFrom' : 'rent', amount: monthlyFee }
  return { kind: status === 'planned' || status === 'preselling' ? 'later' : 'none' }
}

const spans = { price: 'from', total: 'totalFrom', debtFree: 'debtFreeFrom' } as const
