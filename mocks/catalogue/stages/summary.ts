import type { HomeStatus } from '../codes.ts'
import type { Home, PriceRange, StageSummary } from '../types.ts'

const available: readonly HomeStatus[] = ['forSale', 'reserved', 'preselling', 'showingApartment']

/** Whether a home can still be bought. */
export function isAvailable({ status }: Readonly<{ status: HomeStatus }>): boolean {
  return available.includes(status)
}

/** From where to where the homes go; prices are of those that can be bought, or of all where none can. */
export function summarize(homes: readonly Home[]): StageSummary {
  const open = homes.filter(isAvailable)
  const prices = priceRange(open.length > 0 ? open : homes)
  const rents = open.flatMap(({ disposalForm, monthlyFee }) => (disposalForm === 'tenancy' ? monthlyFee : []))
  return {
    homes: homes.length,
    available: open.length,
    preselling: homes.filter(({ status }) => status === 'preselling').length,
    minRooms: Math.min(...homes.map(({ rooms }) => rooms)),
    maxRooms: Math.max(...homes.map(({ rooms }) => rooms)),
    minArea: Math.min(...homes.map(({ livingArea }) => livingArea)),
    maxArea: Math.max(...homes.map(({ livingArea }) => livingArea)),
    ...(prices && { prices }),
    ...(rents.length > 0 && { minRent: Math.min(...rents) }),
  }
}

function priceRange(homes: readonly Home[]): PriceRange | undefined {
  const prices = homes.flatMap(({ price }) => price ?? [])
  const totals = homes.flatMap(({ totalPrice }) => totalPrice ?? [])
  if (prices.length === 0) return undefined
  return {
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    minTotalPrice: Math.min(...totals),
    maxTotalPrice: Math.max(...totals),
  }
}
