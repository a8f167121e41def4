const dayMs = 86_400_000

/** Today in a time zone, as `2026-11-20`. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}

/** Whole days from one day to another; negative when it has been. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}
