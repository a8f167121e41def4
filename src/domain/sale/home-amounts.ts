import type { SearchHit } from '#src/api/residence.ts'

/** What a home costs in whole units of the site's currency; what is not known, or not asked for any more, is left out. */
export type HomeAmounts = {
  /** To buy it; in Finland the debt-free price, as the law on price information asks. */
  price?: number
  /** Each month beside a loan. */
  fee?: number
  /** Each month, of a home that is let. */
  rent?: number
}

/** The prices of a home. A tenancy has a rent and nothing else. */
export function homeAmounts({
  disposalForm,
  jmoyTotalPriceMin,
  minPrice,
  monthlyFee,
  status,
}: SearchHit): HomeAmounts {
  if (status === 'sold' || status === 'succession') return {}
  if (disposalForm === 'tenancy') return monthlyFee ? { rent: monthlyFee } : {}
  const price = jmoyTotalPriceMin ?? minPrice
  return {
    ...(price !== undefined ? { price } : {}),
    ...(monthlyFee ? { fee: monthlyFee } : {}),
  }
}

/** The number by which homes are compared: the price, or the rent. */
export function comparedAmount(home: SearchHit): number | undefined {
  const { price, rent } = homeAmounts(home)
  return price ?? rent
}
