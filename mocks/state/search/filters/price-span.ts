import type { Country } from '../../../catalogue/codes.ts'
import type { Home, PriceRange } from '../../../catalogue/types.ts'
import type { SearchHit } from '../search-types.ts'

/** What people compare: the total, which in Sweden is what the seller asks. */
export function shownPrice({ country, price, totalPrice }: Home): number | undefined {
  return country === 'se' ? price : totalPrice
}

export type PriceSpan = Pick<
  SearchHit,
  'minPrice' | 'maxPrice' | 'jmoyTotalPriceMin' | 'jmoyTotalPriceMax' | 'totalPriceMin' | 'totalPriceMax'
>

/** Prices as hits have them: with the debt-free price in Finland and the total in Norway, as the laws ask. */
export function priceSpan(country: Country, prices: PriceRange): PriceSpan {
  const { minPrice, maxPrice, minTotalPrice, maxTotalPrice } = prices
  if (country === 'se') return { minPrice, maxPrice }
  if (country === 'no')
    return { minPrice, maxPrice, totalPriceMin: minTotalPrice, totalPriceMax: maxTotalPrice }
  return { minPrice, maxPrice, jmoyTotalPriceMin: minTotalPrice, jmoyTotalPriceMax: maxTotalPrice }
}

/** The prices of a home as its hit has them. */
export function prices({ country, price, totalPrice }: Home): PriceSpan {
  if (price === undefined || totalPrice === undefined) return {}
  return priceSpan(country, {
    minPrice: price,
    maxPrice: price,
    minTotalPrice: totalPrice,
    maxTotalPrice: totalPrice,
  })
}
