import { wholeDay } from '#src/lib/time/whole-day.ts'
import type { Site } from '#src/sites/site.ts'

type Times = { start: string; end: string }

/** When a showing is, as a calendar leaf and in a line, in the time of the place. */
export type When = { weekday: string; day: string; month: string; hours: string; line: string }

/** The next one first; lists of several projects come project by project. */
export const inTime = <Showing extends Times>(showings: readonly Showing[]): Showing[] =>
  showings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** Writes the time of a showing as the site's people do. */
export function whenOf({ start, end }: Times, { locale, timeZone }: Pick<Site, 'locale' | 'timeZone'>): When {
  const [from, to] = [new Date(start), new Date(end)]
  const write = (options: Intl.DateTimeFormatOptions, at = from) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at)
  const hour = (at: Date) => write({ hour: '2-digit', minute: '2-digit', hour12: false }, at)
  const hours = `${hour(from)}–${hour(to)}`
  return {
    weekday: write({ weekday: 'short' }),
    day: String(Number.parseInt(write({ day: 'numeric' }), 10)),
    month: write({ month: 'short' }).replace(/\.$/, ''),
    hours,
    line: `${wholeDay(write({ weekday: 'long', day: 'numeric', month: 'long' }))}, ${hours}`,
  }
}
