import type { Site } from '#src/sites/site.ts'

/** Ways of writing numbers and dates on one site. Spaces inside a value never break a line. */
export type SiteFormats = {
  /** 4 690 000; with up to one decimal if there is one (K-030). */
  number: (value: number) => string
  /** 4 690 000 kr, kr 6 250 000 or 489 000 €; whole units (K-026). */
  price: (value: number) => string
  /** 3 rok, or 2–4 rok for a span (K-027). */
  rooms: (min: number, max?: number) => string
  /** 76 m², or 48–104 m² for a span (K-028). */
  area: (min: number, max?: number) => string
  /** 2026-11-20 or 20.11.2026 (K-029). A time is read in the zone of the site; a day alone stays that day. */
  date: (iso: string) => string
  /** 20 november 2026, for running text. */
  longDate: (iso: string) => string
}

const noBreak = '\u00a0'

/** The formats of a site; made once for each site, since Intl objects are dear. */
export function formatsOf(site: Site): SiteFormats {
  const made = cache.get(site) ?? makeFormats(site)
  cache.set(site, made)
  return made
}

const cache = new Map<Site, SiteFormats>()

function makeFormats({ locale, timeZone, formats }: Site): SiteFormats {
  const whole = grouped(locale, 0)
  const decimal = grouped(locale, 1)
  return {
    number: decimal,
    price: (value) => fill(formats.price, whole(value)),
    rooms: (min, max) => fill(formats.rooms, span(decimal, min, max)),
    area: (min, max) => fill(formats.area, span(decimal, min, max)),
    date: dateWriter(locale, timeZone, formats.date),
    longDate: longDateWriter(locale, timeZone),
  }
}

/** Digits in groups of three with a space between on every site, the English one too (K-030). */
function grouped(locale: string, maximumFractionDigits: number): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping: 'always' }))
  return (value) =>
    format()
      .formatToParts(value)
      .map((part) => (part.type === 'group' ? noBreak : part.value))
      .join('')
}

function span(write: (value: number) => string, min: number, max: number = min): string {
  return min === max ? write(min) : `${write(min)}–${write(max)}`
}

function fill(pattern: string, number: string): string {
  return pattern.replaceAll(' ', noBreak).replace('{n}', number)
}

function dateWriter(locale: string, timeZone: string, pattern: string): (iso: string) => string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const formatIn = zoned((zone) => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }), timeZone)
  return (iso) => {
    const parts = formatIn(iso).formatToParts(new Date(iso))
    const digits = (type: string, length: number) =>
      (parts.find((part) => part.type === type)?.value ?? '').padStart(length, '0')
    return pattern
      .replace('yyyy', digits('year', 4))
      .replace('MM', digits('month', 2))
      .replace('dd', digits('day', 2))
  }
}

function longDateWriter(locale: string, timeZone: string): (iso: string) => string {
  // English is written as in Britain, and so are its days
  const tag = locale === 'en' ? 'en-GB' : locale
  const formatIn = zoned(
    (zone) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: zone }),
    timeZone,
  )
  return (iso) =>
    formatIn(iso)
      .format(new Date(iso))
      // the year after a long month may have the next line, or would break itself on a phone with large letters
      .replaceAll(/ (?!(?<=\p{L}{7} )\d{4}$)/gu, noBreak)
}

/** `2026-11-20` is midnight UTC to Date and must not slip to the day before or after. */
function zoned<T>(make: (timeZone: string) => T, timeZone: string): (iso: string) => T {
  const ofDays = once(() => make('UTC'))
  const ofTimes = once(() => make(timeZone))
  return (iso) => (iso.includes('T') ? ofTimes() : ofDays())
}

/** Intl objects take milliseconds to make, and most pages need few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
