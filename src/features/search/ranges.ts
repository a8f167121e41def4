import type { Site } from '#src/sites/site.ts'
import type { SearchState } from './search-state.ts'

const parameters = {
  price: ['minPrice', 'maxPrice'],
  rooms: ['minRooms', 'maxRooms'],
  area: ['minArea', 'maxArea'],
  fee: ['minFee', 'maxFee'],
  monthlyCost: ['minMonthlyCost', 'maxMonthlyCost'],
} as const

/** The filters with a lower and an upper bound. */
export type RangeName = keyof typeof parameters

/** The bounds that narrow; one that is missing does not. */
export type Bounds = { low?: number; high?: number }

/**
 * The bounds of a search on a site. A slider at its end leaves its bound out: its minimum narrows nothing and its
 * maximum means "and above" (G-102, G-014). Bounds the wrong way round are turned.
 */
export function boundsOf(site: Site, state: SearchState, name: RangeName): Bounds {
  const [min, max] = parameters[name]
  return narrowing(site, name, { low: state[min], high: state[max] })
}

/** The search with other bounds; bounds that narrow nothing are left out of it. */
export function withBounds(site: Site, state: SearchState, name: RangeName, bounds: Bounds): SearchState {
  const [min, max] = parameters[name]
  const { low, high } = narrowing(site, name, bounds)
  return { ...state, [min]: low, [max]: high }
}

/** The parameters that all bounds of a search go by, in an address and in a request. */
export const boundParameters = (site: Site, state: SearchState): SearchState =>
  rangeNames.reduce((bounded, name) => withBounds(site, bounded, name, boundsOf(site, state, name)), state)

/** Whether a filter has bounds. */
export const isRange = (name: string): name is RangeName => name in parameters

const rangeNames = Object.keys(parameters) as RangeName[]

function narrowing(site: Site, name: RangeName, { low, high }: Bounds): Bounds {
  const { min, max } = site.filters[name]
  const turned = low !== undefined && high !== undefined && low > high
  const [from, to] = turned ? [high, low] : [low, high]
  return {
    ...(from !== undefined && from > min && { low: Math.min(from, max) }),
    ...(to !== undefined && to < max && { high: Math.max(to, min) }),
  }
}
