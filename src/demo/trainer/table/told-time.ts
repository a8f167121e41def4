import type { Language } from '#src/sites/site.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago something was: `now`, `40 sec. ago`, `3 hr. ago`; both in milliseconds. */
export function ago(moment: number, now: number, language: Language): string {
  const passed = Math.max(0, now - moment)
  if (passed < 5000) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  const relative = new Intl.RelativeTimeFormat(language, { style: 'short' })
  if (passed < minute) return relative.format(-Math.round(passed / 1000), 'second')
  if (passed < hour) return relative.format(-Math.round(passed / minute), 'minute')
  if (passed < day) return relative.format(-Math.round(passed / hour), 'hour')
  return relative.format(-Math.round(passed / day), 'day')
}

/** How far a world's clock is from the time outside: `+30 days`, `-2 hr`; undefined when it is less than two minutes. */
export function ahead(inWorld: number, now: number, language: Language): string | undefined {
  const difference = inWorld - now
  const far = Math.abs(difference)
  if (far < 2 * minute) return undefined
  const [unit, length] =
    far < hour
      ? (['minute', minute] as const)
      : far < 2 * day
        ? (['hour', hour] as const)
        : (['day', day] as const)
  const written = new Intl.NumberFormat(language, { style: 'unit', unit, signDisplay: 'always' })
  return written.format(Math.round(difference / length))
}

/** A moment in the time zone of this browser: `2026-12-01 08:00`, in English as on the English site. */
export const momentOf = (moment: number, language: Language): string =>
  new Date(moment).toLocaleString(language === 'en' ? 'sv' : language, {
    dateStyle: 'short',
    timeStyle: 'short',
  })
