import type { ObjectContent } from '#gen/content/model.ts'

type Asked = Pick<ObjectContent, 'pricing' | 'seo'>

/** The number that matters most, and what it is called. */
export type HomePrice = { kind: 'price' | 'total' | 'debtFree' | 'rent'; amount: number } | { kind: 'none' }

/**
 * What a home is asked for: in Norway the total with shared debt and costs, in Finland the debt-free price, as the laws
 * on price information ask; a tenancy has a rent. A sold home has none.
 */
export function homePrice({ pricing, seo }: Asked): HomePrice {
  const { price, totalPrice, monthlyFee, transactionCosts } = pricing
  if (seo.disposalForm === 'tenancy')
    return monthlyFee === undefined ? { kind: 'none' } : { kind: 'rent', amount: monthlyFee }
  if (totalPrice !== undefined)
    return { kind: transactionCosts === undefined ? 'debtFree' : 'total', amount: totalPrice }
  return price === undefined ? { kind: 'none' } : { kind: 'price', amount: price }
}

/** What a buyer finances with an own loan: price and costs. The shared debt is paid for with the monthly fee. */
export function financed({ price = 0, transactionCosts = 0 }: ObjectContent['pricing']): number {
  return price + transactionCosts
}

/** Price by square metre, in whole units. */
export function pricePerArea({ pricing, seo }: Asked): number | undefined {
  const price = pricing.totalPrice ?? pricing.price
  return price === undefined || seo.primaryArea === 0 ? undefined : Math.round(price / seo.primaryArea)
}
