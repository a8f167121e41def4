import { queryOptions } from '@tanstack/react-query'
import {
  getSearchPremisesQueryKey,
  getSearchPremisesTagsQueryKey,
  searchPremises,
  searchPremisesTags,
} from '#gen/residence/hooks.ts'
import type { PremisesFilter, PremisesSort } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'

/** The most premises that a list holds (K-020). */
const mostPremises = 500

/** The premises that a filter admits: the editors' order first, then the chosen one (C-043, K-022). */
export const premisesQuery = ({ siteId }: Site, filter: PremisesFilter, sort: PremisesSort) => {
  const request = { siteId, filter, sort: ['sortOrder:asc' as const, sort], limit: mostPremises }
  return queryOptions({
    queryKey: getSearchPremisesQueryKey(request),
    queryFn: async ({ signal }) => (await searchPremises(request, { signal })).hits,
  })
}

/** The places that have premises (C-044). */
export const premisesPlacesQuery = ({ siteId }: Site) =>
  queryOptions({
    queryKey: getSearchPremisesTagsQueryKey({ siteId }),
    queryFn: ({ signal }) => searchPremisesTags({ siteId }, { signal }),
    // a place keeps its name
    staleTime: Infinity,
  })
