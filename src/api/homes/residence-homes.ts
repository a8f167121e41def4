import { getGetObjectsByIdsQueryOptions } from '#gen/residence/calls/get-objects-by-ids.ts'
import { getGetStagesByIdsQueryOptions } from '#gen/residence/calls/get-stages-by-ids.ts'
import { getSearchObjectsQueryOptions } from '#gen/residence/calls/search-objects.ts'
import { getSearchTagsQueryOptions } from '#gen/residence/calls/search-tags.ts'
import type { ObjectSearchRequest, ObjectSearchResult, ResidenceSearchFilter } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { maxPerCall, statusesOf } from './residence.ts'

/** How many homes a search finds; no hits are asked for. */
export const homeCountQuery = (site: Site, filter: ResidenceSearchFilter) => {
  const request: ObjectSearchRequest = { siteId: site.siteId, filter, limit: 0, ...statusesOf(filter) }
  return getSearchObjectsQueryOptions(request, undefined, { query: { select: totalOf } })
}

const totalOf = ({ total }: ObjectSearchResult) => total

/** The places in which a search would find something, those with the most homes first (C-038). */
export const placesWithHomesQuery = (site: Site, filter: ResidenceSearchFilter, limit: number) => {
  const { tags: _, geoSearch: __, stageIds: ___, ...elsewhere } = filter
  const request = { siteId: site.siteId, text: '', filter: elsewhere, limit, sort: ['count:desc' as const] }
  return getSearchTagsQueryOptions(request)
}

/**
 * Homes in succession, of one municipality or of all (CV-006). Without a place or an order the service shuffles them,
 * always alike, so that nobody comes first for having a low number (S-091).
 */
export const successionQuery = (site: Site, municipality: string | undefined) => {
  const request: ObjectSearchRequest = {
    siteId: site.siteId,
    objectStatus: ['succession'],
    ...(municipality === undefined ? {} : { tags: [municipality] }),
    limit: maxPerCall,
  }
  return getSearchObjectsQueryOptions(request)
}

/** Projects or homes by id, in the order of the ids; unknown ones are left out (C-041, C-042). */
export const hitsByIdsQuery = (site: Site, of: 'stage' | 'object', ids: string[]) => {
  const request = { siteId: site.siteId, ids }
  return of === 'stage' ? getGetStagesByIdsQueryOptions(request) : getGetObjectsByIdsQueryOptions(request)
}
