import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'

/** The site with this number; the contracts admit no other numbers. */
export function siteNumbered(siteId: number): Site {
  return required(
    sites.find((site) => site.siteId === siteId),
    `site ${siteId}`,
  )
}
