const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' })

/** How long ago something was: `just now`, `40 sec. ago`, `3 hr. ago`; both in milliseconds. */
export function ago(moment: number, now: number): string {
  const passed = Math.max(0, now - moment)
  if (passed < 5000) return 'just now'
  if (passed < minute) return relative.format(-Math.round(passed / 1000), 'second')
  if (passed < hour) return relative.format(-Math.round(passed / minute), 'minute')
  if (passed < day) return relative.format(-Math.round(passed / hour), 'hour')
  return relative.format(-Math.round(passed / day), 'day')
}

/** How far a world's clock is from the time outside: `+30 d`, `−2 h`; undefined when it is less than two minutes. */
export function ahead(inWorld: number, now: number): string | undefined {
  const difference = inWorld - now
  const far = Math.abs(difference)
  if (far < 2 * minute) return undefined
  const sign = difference < 0 ? '−' : '+'
  if (far < hour) return `${sign}${Math.round(far / minute)} min`
  if (far < 2 * day) return `${sign}${Math.round(far / hour)} h`
  return `${sign}${Math.round(far / day)} d`
}

/** A moment in the time zone of this browser: `2026-12-01 08:00`. */
export const momentOf = (moment: number): string =>
  new Date(moment).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
