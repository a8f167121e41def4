const dayMs = 86_400_000

/** A calendar day, `2026-11-20`. */
export type Day = string

/** Days that were reckoned before: an engine's own dates take ten times as long as looking one up. */
const reckoned = new Map<string, Day>()
const maxReckoned = 5000

/** The day `days` later (or earlier, if negative). */
export function addDays(day: Day, days: number): Day {
  const question = day + days
  const known = reckoned.get(question)
  if (known !== undefined) return known
  const found = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
  if (reckoned.size >= maxReckoned) reckoned.clear()
  reckoned.set(question, found)
  return found
}

/** The same day of the month `months` later; 31 January and a month gives the last of February. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfTarget = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfTarget))).toISOString().slice(0, 10)
}

/** Days from one day to another; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** A moment of a day in UTC, as RFC 3339: `moment('2026-11-20', 9, 30)`. */
export function moment(day: Day, hours: number, minutes = 0): string {
  return `${day}T${two(hours)}:${two(minutes)}:00Z`
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
