import type { Geo } from '../../catalogue/types.ts'
import type { Measures, Sortable } from './index/candidate.ts'
import { distance } from './filters/geo.ts'
import type { ResidenceSort } from './search-types.ts'

/** Ready to move into the soonest, then the cheapest (G-018, K-006). */
export const defaultSort: readonly ResidenceSort[] = ['inhabitDate:asc', 'price:asc']

const fields: Readonly<Record<string, keyof Measures>> = {
  livingArea: 'livingArea',
  area: 'livingArea',
  inhabitDate: 'inhabitDate',
  price: 'price',
  recommended: 'recommended',
  sortOrder: 'sortOrder',
  published: 'published',
}

/**
 * The order of hits by the keys of a request (E-045). What has no value comes last in both directions; among equals the
 * one nearer to `near` comes first, when it is given, and then the lower id, so that an order is always the same.
 */
export function bySort(sort: readonly ResidenceSort[], near?: Geo): (a: Sortable, b: Sortable) => number {
  const keys = sort.map((key) => {
    const [name = '', direction] = key.split(':')
    return { field: fields[name] ?? 'sortOrder', down: direction === 'desc' }
  })
  return (a, b) => {
    for (const { field, down } of keys) {
      const order = down ? compare(a.high[field], b.high[field], -1) : compare(a.low[field], b.low[field], 1)
      if (order !== 0) return order
    }
    const closer = near ? distance(near, a.geo) - distance(near, b.geo) : 0
    return closer || (a.id < b.id ? -1 : 1)
  }
}

function compare(a: Measures[keyof Measures], b: Measures[keyof Measures], direction: 1 | -1): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -direction : direction
}
