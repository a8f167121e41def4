import { toCanonical, toLocal } from '#src/i18n/paths/path-map.ts'
import type { Site } from '#src/sites/site.ts'

/** The one way an address of the site is written: below its base path, with a slash at the end. */
export function ownAddress(site: Site, pathname: string): string {
  return toLocal(site, toCanonical(site, pathname))
}

/** Rewrites the address in the browser, since the router takes one without its slash as good as one with it. */
export function writeOwnAddress(site: Site): void {
  const own = ownAddress(site, location.pathname)
  if (own !== location.pathname)
    history.replaceState(history.state, '', own + location.search + location.hash)
}
