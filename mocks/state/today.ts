import type { Clock } from '../engine/clock.ts'
import type { Day } from '../catalogue/dates.ts'
import type { Site } from '#src/sites/site.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a place at a time in milliseconds. */
export function dayIn(timeZone: string, at: number): Day {
  let format = formats.get(timeZone)
  if (!format)
    formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })))
  return format.format(at)
}

/** The day in Sweden and Norway. */
export const nordicDay = (at: number): Day => dayIn('Europe/Stockholm', at)

/** Today by the clock of a world: where a site is, or in Sweden and Norway. Around midnight UTC has another day. */
export const todayOf = ({ clock }: { clock: Pick<Clock, 'now'> }, site?: Pick<Site, 'timeZone'>): Day =>
  site ? dayIn(site.timeZone, clock.now()) : nordicDay(clock.now())
