import { getGetObjectsByIdsQueryOptions } from '#gen/residence/calls/get-objects-by-ids.ts'
import { getGetStagesByIdsQueryOptions } from '#gen/residence/calls/get-stages-by-ids.ts'
import { getSearchObjectsQueryOptions } from '#gen/residence/calls/search-objects.ts'
import { getSearchStagesQueryOptions, searchStages } from '#gen/residence/calls/search-stages.ts'
import { getSearchTagsQueryOptions } from '#gen/residence/calls/search-tags.ts'
import type { ObjectSearchRequest, ObjectSearchResult, ResidenceSearchFilter } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { composeQuery } from './compose-query.ts'
import { geoHint, maxPerCall } from './residence.ts'
import type { HomeSearch } from './residence.ts'

/** How many homes of one project are asked for (K-014). */
const homesOfStage = 300

/** How many homes a search finds; no hits are asked for. */
export const homeCountQuery = (site: Site, filter: ResidenceSearchFilter) => {
  const request: ObjectSearchRequest = { siteId: site.siteId, filter, limit: 0 }
  return getSearchObjectsQueryOptions(request, undefined, { query: { select: totalOf } })
}

const totalOf = ({ total }: ObjectSearchResult) => total

/** The places in which a search would find something, those with the most homes first (C-038). */
export const placesWithHomesQuery = (site: Site, filter: ResidenceSearchFilter, limit: number) => {
  const { tags: _, geoSearch: __, stageIds: ___, ...elsewhere } = filter
  const request = { siteId: site.siteId, text: '', filter: elsewhere, limit, sort: ['count:desc' as const] }
  return getSearchTagsQueryOptions(request)
}

/** All projects that a search finds, for a map: as many calls as it takes (C-036, K-015). */
export const stagesQuery = (site: Site, { filter, sort }: HomeSearch) => {
  const geo = geoHint(filter)
  const request = { siteId: site.siteId, filter, sort, limit: maxPerCall }
  const { queryKey, queryFn } = getSearchStagesQueryOptions({ ...request, offset: 0 }, geo)
  return composeQuery({ queryKey: [...queryKey, 'all'], queryFn }, async (first, { signal }) => {
    let part = await first
    const { hits } = part
    while (part.hits.length > 0 && hits.length < part.total) {
      part = await searchStages({ ...request, offset: hits.length }, geo, { signal })
      hits.push(...part.hits)
    }
    return hits
  })
}

/** Homes of a chosen project, with those that are gone; up to 300 (C-035, S-036, K-014). */
export const homesOfStageQuery = (site: Site, stageId: string) => {
  const request: ObjectSearchRequest = {
    siteId: site.siteId,
    stageId,
    objectStatus: ['forSale', 'reserved', 'preselling', 'showingApartment', 'booked', 'sold'],
    sort: ['price:asc'],
    limit: homesOfStage,
  }
  return getSearchObjectsQueryOptions(request)
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

/** Places and projects whose name has a word that begins with the text; for an empty one the largest (C-038, K-016). */
export const tagSuggestionsQuery = (site: Site, text: string, limit = 20) => {
  const request = { siteId: site.siteId, text, limit, sort: ['count:desc' as const] }
  return getSearchTagsQueryOptions(request)
}

/** Projects or homes by id, in the order of the ids; unknown ones are left out (C-041, C-042). */
export const hitsByIdsQuery = (site: Site, of: 'stage' | 'object', ids: string[]) => {
  const request = { siteId: site.siteId, ids }
  return of === 'stage' ? getGetStagesByIdsQueryOptions(request) : getGetObjectsByIdsQueryOptions(request)
}
