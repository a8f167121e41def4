import { addMonths } from '../../../catalogue/dates.ts'
import type { Showing } from '../../../catalogue/types.ts'
import { nordicDay } from '../../today.ts'
import type { ResidenceFilter, SearchHit } from '../search-types.ts'

type InhabitFilter = NonNullable<ResidenceFilter['inhabitDate']>
export type ViewingChoice = Exclude<NonNullable<ResidenceFilter['viewing']>, 'all'>

const dayMs = 86_400_000
const monthsAhead: Readonly<Record<Exclude<InhabitFilter, 3>, number>> = { 0: 0, 1: 6, 2: 12 }
/** Without end: a hundred years. */
const daysAhead: Readonly<Record<ViewingChoice, number>> = { any: 36_500, in7Days: 7, in30Days: 30 }

/** After every time that is written. */
const endOfTime = '~'

const written = { second: NaN, text: '' }

/**
 * A time as the catalogue writes it, to the second, so that times can be compared as texts. Several questions within a
 * second have one answer.
 */
function asTime(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000)
  if (second !== written.second)
    Object.assign(written, { second, text: `${new Date(second * 1000).toISOString().slice(0, 19)}Z` })
  return written.text
}

/**
 * The last day to move in that a choice admits (E-025): today, in six months, in a year. The last choice is the default
 * and means any day, also later than in a year (K-005). `now` in milliseconds.
 */
export function lastInhabitDay(choice: InhabitFilter, now: number): string | undefined {
  return choice === 3 ? undefined : addMonths(nordicDay(now), monthsAhead[choice])
}

export type ViewingWindow = Readonly<{ from: string; until: string }>

/** When a viewing must be for a choice to admit it (E-026). `now` in milliseconds. */
export function viewingWindow(choice: ViewingChoice, now: number): ViewingWindow {
  return { from: asTime(now), until: asTime(now + daysAhead[choice] * dayMs) }
}

/** Whether there is a viewing that is not over and begins within a window. */
export function hasViewing(showings: readonly Showing[], { from, until }: ViewingWindow): boolean {
  return showings.some(({ start, end }) => end >= from && start <= until)
}

/**
 * What was last left of a hit, and between which seconds nothing else is left of it (LIST asked anew on the bench: 115 µs
 * without it, 95 with it).
 */
type Left = Readonly<{ hit: SearchHit; after: string; until: string }>

/** Hits that the same viewings are left of are the same object, so that it is written once. */
const lastLeft = new WeakMap<SearchHit, Left>()

/** A hit without the viewings that are over. `now` in milliseconds. */
export function hitNow(hit: SearchHit, now: number): SearchHit {
  if (hit.showings.length === 0) return hit
  const from = asTime(now)
  const before = lastLeft.get(hit)
  if (before && before.after < from && from <= before.until) return before.hit
  const left = leftOf(hit, from, before)
  lastLeft.set(hit, left)
  return left.hit
}

function leftOf(hit: SearchHit, from: string, before: Left | undefined): Left {
  const showings = hit.showings.filter(({ end }) => end >= from)
  const ends = hit.showings.map(({ end }) => end).sort()
  const after = ends.findLast((end) => end < from) ?? ''
  const until = ends.find((end) => end >= from) ?? endOfTime
  if (showings.length === hit.showings.length) return { hit, after, until }
  // the ones that end first go first, so as many are the same ones
  const isSame = before?.hit.showings.length === showings.length
  return { hit: isSame ? before.hit : { ...hit, showings }, after, until }
}
