import type { SearchHit } from '#src/api/homes/residence.ts'
import type { SaleStatus } from './status-at.ts'

/** When one moves in, as far as it is known; days as the service writes them (`2027-09-15T00:00:00Z`). */
export type MoveIn =
  | { kind: 'now' }
  /** A day, or the month that one can reckon with. */
  | { kind: 'date' | 'forecast'; from: string }
  /** Houses that are finished one after another. */
  | { kind: 'span' | 'forecastSpan'; from: string; to: string }

type Dated = Pick<SearchHit, 'status' | 'inhabitDate' | 'inhabitDateEnd' | 'inhabitDateDetermined'>

/** Nobody moves in to these any more, or not through a purchase here. */
const livedIn: ReadonlySet<SaleStatus> = new Set(['sold', 'soldOut', 'succession', 'reference'])

/**
 * When a home or a project can be moved into: now, on a day, in a forecast month, or in the time between two (N-020). Of
 * what is sold and lived in there is nothing to tell, and the day of a booked home is agreed on with its buyer, who reads
 * it in My Pages.
 */
export function moveInOf(hit: Dated, now: Date): MoveIn | undefined {
  const { status, inhabitDate: from, inhabitDateEnd: to = from, inhabitDateDetermined } = hit
  if (from === undefined || to === undefined || status === 'booked') return undefined
  if (new Date(from) <= now) return livedIn.has(status) ? undefined : { kind: 'now' }
  const isSpan = inhabitDateDetermined ? to > from : to.slice(0, 7) > from.slice(0, 7)
  if (isSpan) return { kind: inhabitDateDetermined ? 'span' : 'forecastSpan', from, to }
  return { kind: inhabitDateDetermined ? 'date' : 'forecast', from }
}
