import type { RouteKey, Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import type { Link } from '../../../../../catalogue/pages/page.ts'
import { areasPath } from '../../../../../catalogue/paths.ts'
import type { Place } from '../../../../../catalogue/types.ts'
import { siteIndexOf } from '../../../../../state/search/index/site-index.ts'

/** The breadcrumbs of a page of the site; none where there is no such page. */
function breadcrumbsTo(catalogue: Catalogue, site: Site, path: string | null): readonly Link[] {
  const found = path === null ? undefined : catalogue.site(site.key).find(path)
  return found?.kind === 'page' ? found.page.breadcrumbs : []
}

/** The breadcrumbs of a page of the URL map. */
export const breadcrumbsToRoute = (catalogue: Catalogue, site: Site, key: RouteKey): readonly Link[] =>
  breadcrumbsTo(catalogue, site, site.paths[key])

/** The breadcrumbs of what lies in a place: those of the areas. */
export const breadcrumbsToAreas = (catalogue: Catalogue, site: Site): readonly Link[] =>
  breadcrumbsTo(catalogue, site, areasPath(site.key))

/** The breadcrumbs of the list that a page stands in: its path is the one above. */
export const breadcrumbsAbove = (catalogue: Catalogue, site: Site, path: string): readonly Link[] =>
  breadcrumbsTo(catalogue, site, path.replace(/[^/]+\/$/, ''))

/** The breadcrumbs of homes in a municipality: the search, narrowed to it. */
export function breadcrumbsToHomes(catalogue: Catalogue, site: Site, { municipalityName }: Place): Link[] {
  const { residenceSearch } = site.paths
  const tag = siteIndexOf(catalogue, site).tags.find((one) => one.tag.text === municipalityName)
  const narrowed =
    tag && residenceSearch ? [{ name: municipalityName, url: `${residenceSearch}${tag.tag.url}/` }] : []
  return [...breadcrumbsToRoute(catalogue, site, 'residenceSearch'), ...narrowed]
}
