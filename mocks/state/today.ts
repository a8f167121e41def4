import type { Clock } from '../engine/worlds/clock.ts'
import type { Day } from '../catalogue/dates.ts'
import type { Site } from '#src/sites/site.ts'

/** A quarter of an hour lies within one day everywhere: no place is ahead of UTC by a part of one. */
const quarterMs = 15 * 60_000

type Place = { format: Intl.DateTimeFormat; quarter: number; day: Day }

const places = new Map<string, Place>()

/** The calendar day of a place at a time in milliseconds. Several questions within a quarter of an hour have one answer. */
export function dayIn(timeZone: string, at: number): Day {
  const place = places.get(timeZone) ?? newPlace(timeZone)
  const quarter = Math.floor(at / quarterMs)
  if (quarter !== place.quarter) {
    place.quarter = quarter
    place.day = place.format.format(at)
  }
  return place.day
}

function newPlace(timeZone: string): Place {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const place = { format, quarter: NaN, day: '' }
  places.set(timeZone, place)
  return place
}

/** The day in Sweden and Norway. */
export const nordicDay = (at: number): Day => dayIn('Europe/Stockholm', at)

/** Today by the clock of a world: where a site is, or in Sweden and Norway. Around midnight UTC has another day. */
export const todayOf = ({ clock }: { clock: Pick<Clock, 'now'> }, site?: Pick<Site, 'timeZone'>): Day =>
  site ? dayIn(site.timeZone, clock.now()) : nordicDay(clock.now())
