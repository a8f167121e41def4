import type { PageAddress } from '#src/api/content/content.ts'
import { canonicalPaths } from '#src/i18n/paths/canonical-paths.ts'
import { routeKeyOf, toLocal } from '#src/i18n/paths/path-map.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import type { RouteKey, Site } from '#src/sites/site.ts'

/** A place in the portal: canonical path and parsed query. */
export type Place = { pathname: string; search: Record<string, unknown> }

/**
 * Where the view model of a place is read. Places of one page of the URL map are of one kind and share a view model, so
 * that a filter or a tag does not read it again (S-082); any other address has its own, also below such a page.
 */
export function pageAddress(site: Site, { pathname, search }: Place): PageAddress {
  const path = toLocal(site, pathname)
  return { kind: sharedKind(pathname) ?? path + stringifySearch(search), path, query: search }
}

/** Lists whose query asks for another part of them. */
const lists: readonly (RouteKey | undefined)[] = ['myNews', 'jobs']

/** The search has its tags in the path. */
function sharedKind(pathname: string): string | undefined {
  const key = routeKeyOf(pathname)
  if (lists.includes(key)) return undefined
  return key === 'residenceSearch' || (key && canonicalPaths[key] === pathname) ? key : undefined
}
