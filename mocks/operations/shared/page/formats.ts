import type { Site } from '#src/sites/site.ts'

const noBreak = '\u00A0'

/** A whole number in groups of three digits (K-030). */
export const number = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, noBreak)

/** `76 m²`. */
export const area = ({ formats }: Site, squareMetres: number): string =>
  fill(formats.area, number(squareMetres))

/** `4 690 000 kr`, as the site writes prices (K-026). */
export const price = ({ formats }: Site, amount: number): string => fill(formats.price, number(amount))

/** `2027-09-15` or `15.09.2027` (K-029). */
export function day({ formats }: Site, date: string): string {
  return formats.date === 'yyyy-MM-dd' ? date : date.split('-').toReversed().join('.')
}

/** `15 september 2027`, as the portal writes the days beside it. */
export const longDay = ({ locale }: Site, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

function fill(pattern: string, text: string): string {
  return pattern.replaceAll(' ', noBreak).replace('{n}', text)
}
