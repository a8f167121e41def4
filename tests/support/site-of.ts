import type { Site, SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'

/** A site by its key, and the host it answers at on this machine. */
export function siteOf(key: SiteKey): { site: Site; host: string } {
  const site = sites.find((one) => one.key === key)
  const [host] = site?.hosts ?? []
  if (!site || !host) throw new Error(`There is no site ${key}`)
  return { site, host }
}
