import { useSite } from '#src/sites/use-site.ts'

/** Writes the time of day of a moment, in the zone of the site. */
export function useClock(): (iso: string) => string {
  const { locale, timeZone } = useSite()
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  return (iso) => format.format(new Date(iso))
}
