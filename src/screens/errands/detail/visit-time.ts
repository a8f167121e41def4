import type { Appointment } from '#gen/case_management/model.ts'
import { wholeDay } from '#src/lib/time/whole-day.ts'
import type { Site } from '#src/sites/site.ts'

/** No line begins behind a dash. */
const dash = '–\u2060'

/** When a technician comes, in the words and the zone of a site: `tisdag 24 november, 08–10`, or with minutes if there are any. */
export function visitTime(
  { locale, timeZone }: Site,
  { start, end }: Pick<Appointment, 'start' | 'end'>,
): string {
  const [from, to] = [new Date(start), new Date(end)]
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const time = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone })
  const times = [from, to].map((one) => time.format(one))
  const isWhole = times.every((one) => one.endsWith(':00'))
  const span = times.map((one) => (isWhole ? one.slice(0, 2) : one)).join(dash)
  return `${wholeDay(day.format(from))}, ${span}`
}
