import type { ObjectContent, SearchHit } from '#gen/content/model.ts'
import type { ComparedHome } from '#src/features/compare/compared.ts'
import { financed } from '#src/features/home/home-price.ts'
import type { HomeCosts } from '#src/features/monthly-cost/monthly-cost.ts'

/** A home goes by its project and number, which nothing else on the page does. */
export const homeName = ({ name, stageName, objectNumber }: SearchHit): string =>
  stageName ? [stageName, objectNumber].filter(Boolean).join(', ') : name

/** A home as the comparison keeps it. */
export const comparedHome = (hit: SearchHit): ComparedHome => ({
  id: hit.id,
  url: hit.url,
  name: homeName(hit),
})

/** What the monthly cost is made of; undefined where there is nothing to lend for. */
export function homeCosts({ pricing, seo }: ObjectContent): HomeCosts | undefined {
  if (pricing.price === undefined || seo.disposalForm === 'tenancy') return undefined
  const { monthlyFee = 0, operatingCost = 0 } = pricing
  return { price: financed(pricing), monthlyFee, operatingCost }
}
