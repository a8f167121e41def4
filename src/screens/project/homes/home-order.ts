import type { SearchHit } from '#src/api/homes/residence.ts'
import { comparedAmount } from '#src/domain/sale/price/home-amounts.ts'

/** The orders of the table of homes. */
export const homeOrders = ['priceDesc', 'priceAsc', 'areaDesc', 'areaAsc', 'floorDesc', 'number'] as const
export type HomeOrder = (typeof homeOrders)[number]

type Measure = (home: SearchHit) => number | undefined

const measures: Record<Exclude<HomeOrder, 'number'>, [Measure, 1 | -1]> = {
  priceDesc: [comparedAmount, -1],
  priceAsc: [comparedAmount, 1],
  areaDesc: [({ minLivingArea }) => minLivingArea, -1],
  areaAsc: [({ minLivingArea }) => minLivingArea, 1],
  floorDesc: [({ floor }) => floor, -1],
}

const byNumber = new Intl.Collator('sv', { numeric: true })
const numbers = (a: SearchHit, b: SearchHit) =>
  byNumber.compare(a.objectNumber ?? a.name, b.objectNumber ?? b.name)

/** The homes in an order; what has no such number comes last, and equals go by the number they are sold under. */
export function inOrder(homes: readonly SearchHit[], order: HomeOrder): SearchHit[] {
  if (order === 'number') return homes.toSorted(numbers)
  const [measure, direction] = measures[order]
  return homes.toSorted((a, b) => {
    const [one, other] = [measure(a), measure(b)]
    if (one === other) return numbers(a, b)
    if (one === undefined) return 1
    if (other === undefined) return -1
    return (one - other) * direction
  })
}
