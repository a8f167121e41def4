import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { type Day, addDays } from '../../../catalogue/dates.ts'
import { hash } from '../../../catalogue/lib/random.ts'
import { memoize } from '../../../catalogue/lib/memoize.ts'

/** A home that a project on sale lets out later, and when, in milliseconds. */
type Release = Readonly<{ homeId: string; on: Day; at: number }>

/** The first day on which homes are let out after the day of the catalogue, and in how many days all of them are. */
const firstAfter = 2
const within = 40

/** When anything becomes new or starts on a day: in the morning. */
export const morningOf = (day: Day): number => Date.parse(`${day}T08:00:00Z`)

/**
 * The homes that have been let out for sale by `now`, in milliseconds, since the day of the catalogue, by their ids: sellers
 * keep some back, and let them out one by one. The same in all worlds of a catalogue.
 */
export function releasesBy(catalogue: Catalogue, now: number): Release[] {
  // a world of today need not draw its homes for this
  if (now < morningOf(addDays(catalogue.referenceDate, firstAfter))) return []
  return [...releasesOf(catalogue).values()].filter(({ at }) => at <= now)
}

/** When a home is let out for sale, if it was kept back. */
export const releaseOf = (catalogue: Catalogue, homeId: string): Release | undefined =>
  releasesOf(catalogue).get(homeId)

const releasesOf = memoize((catalogue: Catalogue): ReadonlyMap<string, Release> => {
  const all = catalogue.homes.flatMap(({ id, stageId, status }) => {
    if (status !== 'notAvailable' || catalogue.stage(stageId)?.status !== 'forSale') return []
    const on = addDays(catalogue.referenceDate, firstAfter + (hash(`${id}/release`) % within))
    return [[id, { homeId: id, on, at: morningOf(on) }] as const]
  })
  return new Map(all)
})
