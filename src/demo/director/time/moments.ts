const dayMs = 24 * 60 * 60 * 1000

/** A moment as the panel writes it: `2026-11-20 21.52.08`. */
export const momentOf = (moment: number | string): string =>
  new Date(moment).toLocaleString('sv-SE').replaceAll(':', '.')

/** The time of day only: `21.52.08`. */
export const clockTimeOf = (moment: number | string): string =>
  new Date(moment).toLocaleTimeString('sv-SE').replaceAll(':', '.')

/** A moment as a field for date and time takes it, in the browser's own time zone: `2026-11-20T21:52`. */
export function fieldMomentOf(moment: number | string): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Whole days between the world's time and the time outside; forward is positive. */
export const daysAhead = (offsetSeconds: number): number => Math.round((offsetSeconds * 1000) / dayMs)
