import { useSite } from '#src/sites/use-site.ts'
import { formatsOf } from './formats.ts'
import type { SiteFormats } from './formats.ts'

/** Prices, rooms, areas, numbers and dates as the site of this page writes them. */
export function useFormats(): SiteFormats {
  return formatsOf(useSite())
}
