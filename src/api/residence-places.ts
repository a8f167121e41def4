import { queryOptions } from '@tanstack/react-query'
import {
  getGetObjectsByIdsQueryKey,
  getGetStagesByIdsQueryKey,
  getObjectsByIds,
  getSearchObjectsQueryKey,
  getSearchStagesQueryKey,
  getSearchTagsQueryKey,
  getStagesByIds,
  searchObjects,
  searchStages,
  searchTags,
} from '#gen/residence/hooks.ts'
import type { ObjectSearchRequest, ResidenceSearchFilter, StageSearchResult } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { geoHint, mostPerCall } from './residence.ts'
import type { HomeSearch } from './residence.ts'

/** How many homes of one project are asked for (K-014). */
const homesOfStage = 300

/** How many homes a search finds; no hits are asked for. */
export const homeCountQuery = (site: Site, filter: ResidenceSearchFilter) => {
  const request: ObjectSearchRequest = { siteId: site.siteId, filter, limit: 0 }
  return queryOptions({
    queryKey: getSearchObjectsQueryKey(request),
    queryFn: async ({ signal }) => (await searchObjects(request, undefined, { signal })).total,
  })
}

/** The places in which a search would find something, those with the most homes first (C-038). */
export const placesWithHomesQuery = (site: Site, filter: ResidenceSearchFilter, limit: number) => {
  const { tags: _, geoSearch: __, stageIds: ___, ...elsewhere } = filter
  const request = { siteId: site.siteId, text: '', filter: elsewhere, limit, sort: ['count:desc' as const] }
  return queryOptions({
    queryKey: getSearchTagsQueryKey(request),
    queryFn: ({ signal }) => searchTags(request, { signal }),
  })
}

/** All projects that a search finds, for a map: as many calls as it takes (C-036, K-015). */
export const stagesQuery = (site: Site, { filter, sort }: HomeSearch) => {
  const geo = geoHint(filter)
  const request = { siteId: site.siteId, filter, sort, limit: mostPerCall }
  return queryOptions({
    queryKey: [...getSearchStagesQueryKey(request, geo), 'all'] as const,
    queryFn: async ({ signal }) => {
      const hits: StageSearchResult['hits'] = []
      for (;;) {
        const part = await searchStages({ ...request, offset: hits.length }, geo, { signal })
        hits.push(...part.hits)
        if (part.hits.length === 0 || hits.length >= part.total) return hits
      }
    },
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
  return queryOptions({
    queryKey: getSearchObjectsQueryKey(request),
    queryFn: ({ signal }) => searchObjects(request, undefined, { signal }),
  })
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
    limit: mostPerCall,
  }
  return queryOptions({
    queryKey: getSearchObjectsQueryKey(request),
    queryFn: ({ signal }) => searchObjects(request, undefined, { signal }),
  })
}

/** Places and projects whose name has a word that begins with the text; for an empty one the largest (C-038, K-016). */
export const tagSuggestionsQuery = (site: Site, text: string, limit = 20) => {
  const request = { siteId: site.siteId, text, limit, sort: ['count:desc' as const] }
  return queryOptions({
    queryKey: getSearchTagsQueryKey(request),
    queryFn: ({ signal }) => searchTags(request, { signal }),
  })
}

/** Projects or homes by id, in the order of the ids; unknown ones are left out (C-041, C-042). */
export const hitsByIdsQuery = (site: Site, of: 'stage' | 'object', ids: string[]) => {
  const request = { siteId: site.siteId, ids }
  const [key, read] =
    of === 'stage'
      ? [getGetStagesByIdsQueryKey(request), getStagesByIds]
      : [getGetObjectsByIdsQueryKey(request), getObjectsByIds]
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => read(request, { signal }),
  })
}
