import { type Day, addDays, weekday } from '../../catalogue/dates.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * A time of day in Sweden and Norway, `08:15`, as milliseconds: one hour ahead of UTC, two in summer (directive
 * 2000/84/EC).
 */
export function localTime(day: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hours * hourMs + minutes * 60_000
  return asUtc - offsetAt(asUtc - hourMs)
}

/** The same day, or the Monday after it where it is a Saturday or Sunday. */
export function onWeekday(day: Day): Day {
  const at = weekday(day)
  if (at === 6) return addDays(day, 2)
  return at === 0 ? addDays(day, 1) : day
}

function offsetAt(time: number): number {
  const year = new Date(time).getUTCFullYear()
  const summer = time >= changeOf(year, 2) && time < changeOf(year, 9)
  return summer ? 2 * hourMs : hourMs
}

/** One o'clock UTC on the last Sunday of a month with 31 days: when the clocks are changed. */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31))
  return last.getTime() - last.getUTCDay() * dayMs + hourMs
}
