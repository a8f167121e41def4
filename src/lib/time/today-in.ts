// making one takes as long as to write fifteen days with it, and a page that counts down asks each second
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day in a time zone at some moment, as `2026-11-20`. */
export function todayIn(timeZone: string, now: Date): string {
  const format = formats.get(timeZone) ?? dayFormat(timeZone)
  formats.set(timeZone, format)
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
