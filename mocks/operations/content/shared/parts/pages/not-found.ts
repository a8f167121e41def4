import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey, Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import type { Shape } from '../../types.ts'

const ways: readonly RouteKey[] = ['start', 'residenceSearch', 'textSearch']

/** Where to go on from an address that leads nowhere. */
export function notFoundLinks(catalogue: Catalogue, site: Site): Shape<'PageLink'>[] {
  const ofSite = catalogue.site(site.key)
  return ways.flatMap((key) => {
    const path = site.paths[key]
    const found = path !== null && isOpen(site, key) ? ofSite.find(path) : undefined
    return found?.kind === 'page' ? [{ name: found.page.name, url: found.page.path }] : []
  })
}
