import { getSearchPremisesTagsQueryOptions } from '#gen/residence/calls/search-premises-tags.ts'
import { getSearchPremisesQueryOptions } from '#gen/residence/calls/search-premises.ts'
import type { PremisesFilter, PremisesSearchResult, PremisesSort } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'

/** The most premises that a list holds (K-020). */
const maxPremises = 500

/** The premises that a filter admits: the editors' order first, then the chosen one (C-043, K-022). */
export const premisesQuery = ({ siteId }: Site, filter: PremisesFilter, sort: PremisesSort) => {
  const request = { siteId, filter, sort: ['sortOrder:asc' as const, sort], limit: maxPremises }
  return getSearchPremisesQueryOptions(request, { query: { select: hitsOf } })
}

const hitsOf = ({ hits }: PremisesSearchResult) => hits

/** The places that have premises (C-044). */
export const premisesPlacesQuery = ({ siteId }: Site) =>
  // a place keeps its name
  getSearchPremisesTagsQueryOptions({ siteId }, { query: { staleTime: Infinity } })
