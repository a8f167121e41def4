import type { ObjectContent } from '#gen/content/model.ts'
import { financed } from './home-price.ts'
import type { HomeCosts } from './monthly-cost.ts'

/** What the monthly cost of a home is made of; undefined where there is nothing to lend for. */
export function homeCosts({ pricing, seo }: ObjectContent): HomeCosts | undefined {
  if (pricing.price === undefined || seo.disposalForm === 'tenancy') return undefined
  const { monthlyFee = 0, sharedDebtFee = 0, operatingCost = 0 } = pricing
  return { price: financed(pricing), monthlyFee, sharedDebtFee, operatingCost }
}
