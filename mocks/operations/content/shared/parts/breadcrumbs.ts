import type { RouteKey, Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../catalogue/catalogue.ts'
import type { Link } from '../../../../catalogue/pages/page.ts'
import { areasPath } from '../../../../catalogue/paths.ts'
import type { Place } from '../../../../catalogue/types.ts'
import { siteIndexOf } from '../../../../state/search/site-index.ts'

/** The way to a page of the site; empty where there is no such page. */
function trailTo(catalogue: Catalogue, site: Site, path: string | null): readonly Link[] {
  const found = path === null ? undefined : catalogue.site(site.key).find(path)
  return found?.kind === 'page' ? found.page.breadcrumbs : []
}

/** The way to a page of the URL map. */
export const trailToRoute = (catalogue: Catalogue, site: Site, key: RouteKey): readonly Link[] =>
  trailTo(catalogue, site, site.paths[key])

/** The way to what lies in a place: by the areas, as an area does. */
export const trailToAreas = (catalogue: Catalogue, site: Site): readonly Link[] =>
  trailTo(catalogue, site, areasPath(site.key))

/** The way to the list that a page stands in: the path above its own. */
export const trailAbove = (catalogue: Catalogue, site: Site, path: string): readonly Link[] =>
  trailTo(catalogue, site, path.replace(/[^/]+\/$/, ''))

/** The way to homes in a municipality: by the search, narrowed to it. */
export function trailToHomes(catalogue: Catalogue, site: Site, { municipalityName }: Place): Link[] {
  const { residenceSearch } = site.paths
  const tag = siteIndexOf(catalogue, site).tags.find((one) => one.tag.text === municipalityName)
  const narrowed =
    tag && residenceSearch ? [{ name: municipalityName, url: `${residenceSearch}${tag.tag.url}/` }] : []
  return [...trailToRoute(catalogue, site, 'residenceSearch'), ...narrowed]
}
