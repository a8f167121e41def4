import type { SearchHit } from '#src/api/homes/residence.ts'
import { askedPrice } from './hit-price.ts'

/** What a home costs in whole units of the site's currency; what is not known, or not asked for any more, is left out. */
export type HomeAmounts = {
  /** To buy it; in Norway the total and in Finland the debt-free price, as the laws on price information ask. */
  price?: number
  /** The price by square metre. */
  perArea?: number
  /** Each month beside a loan. */
  fee?: number
  /** Each month, of a home that is let. */
  rent?: number
}

/** The prices of a home. A tenancy has a rent and nothing else. */
export function homeAmounts(home: SearchHit): HomeAmounts {
  const { disposalForm, monthlyFee, minLivingArea, status } = home
  if (status === 'sold' || status === 'succession') return {}
  if (disposalForm === 'tenancy') return monthlyFee ? { rent: monthlyFee } : {}
  const { min: price } = askedPrice(home)
  return {
    ...(price !== undefined ? { price } : {}),
    ...(price !== undefined && minLivingArea ? { perArea: Math.round(price / minLivingArea) } : {}),
    ...(monthlyFee ? { fee: monthlyFee } : {}),
  }
}

/** The number by which homes are compared: the price, or the rent. */
export function comparedAmount(home: SearchHit): number | undefined {
  const { price, rent } = homeAmounts(home)
  return price ?? rent
}
