import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getGetObjectsByIdsQueryKey,
  getGetStagesByIdsQueryKey,
  getObjectsByIds,
  getSearchObjectsQueryKey,
  getSearchStagesAndAreasQueryKey,
  getSearchTagsByUrlQueryKey,
  getSearchTagsQueryKey,
  getSearchStagesQueryKey,
  getStagesByIds,
  searchObjects,
  searchStages,
  searchStagesAndAreas,
  searchTags,
  searchTagsByUrl,
} from '#gen/residence/hooks.ts'
import type {
  ObjectSearchRequest,
  ObjectSearchResult,
  ResidenceSearchFilter,
  ResidenceSort,
  StageSearchResult,
} from '#gen/residence/model.ts'
import { readCookie } from '#src/lib/cookies.ts'
import type { Site } from '#src/sites/site.ts'
import { readToken } from './token.ts'

export type {
  Facet,
  ObjectSearchResult,
  PriceBucket,
  ResidenceSearchFilter,
  ResidenceSort,
  SearchHit,
  Tag,
} from '#gen/residence/model.ts'

/** How many homes a list begins with, and how many more come at a time (K-013). */
export const homesPerPage = 30
/** How many homes of one project are asked for (K-014). */
const homesOfStage = 300
/** The most that one call answers with (K-015). */
export const mostPerCall = 400

/** What to search for; a filter or sort order that is left out does not narrow, or is the service's own. */
export type HomeSearch = { filter?: ResidenceSearchFilter; sort?: ResidenceSort[] }

type Part = { offset: number; limit: number }

/** The homes a search finds, 30 at a time (C-035, S-035). Its error means that the search service is down. */
export const homesQuery = (site: Site, { filter, sort }: HomeSearch) => {
  const geo = geoHint(filter)
  return infiniteQueryOptions({
    queryKey: [...getSearchObjectsQueryKey({ siteId: site.siteId, filter, sort }, geo), 'parts'] as const,
    queryFn: ({ pageParam, signal }) =>
      searchObjects({ siteId: site.siteId, filter, sort, ...pageParam }, geo, { signal }),
    initialPageParam: partsFor(homesPerPage).initialPageParam,
    getNextPageParam: nextPart,
  })
}

/** In which parts a list is read that has shown so many homes before (G-019): one large part, then the usual ones. */
export function partsFor(shown: number): { initialPageParam: Part; pages: number } {
  const limit = Math.min(shown, mostPerCall)
  return { initialPageParam: { offset: 0, limit }, pages: 1 + Math.ceil((shown - limit) / homesPerPage) }
}

/** Where the list goes on, or undefined at its end. */
export function nextPart(last: ObjectSearchResult, parts: readonly ObjectSearchResult[]): Part | undefined {
  const offset = parts.reduce((sum, part) => sum + part.hits.length, 0)
  return last.hits.length > 0 && offset < last.total ? { offset, limit: homesPerPage } : undefined
}

/** How many projects and areas a search finds, and how many homes (C-034, F-085). Counts alone: no hits are asked for. */
export const countsQuery = (site: Site, { filter }: HomeSearch) => {
  const geo = geoHint(filter)
  const request = { siteId: site.siteId, filter, limit: 0 }
  return queryOptions({
    queryKey: getSearchStagesAndAreasQueryKey(request, geo),
    queryFn: ({ signal }) => searchStagesAndAreas(request, geo, { signal }),
  })
}

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

/** The tags that the path segments and q of a search address stand for (C-040, R-057). */
export const tagsOfAddressQuery = (site: Site, urls: string[]) => {
  const request = { siteId: site.siteId, urls }
  return queryOptions({
    queryKey: getSearchTagsByUrlQueryKey(request),
    queryFn: ({ signal }) => (urls.length > 0 ? searchTagsByUrl(request, { signal }) : []),
    // a place keeps its name
    staleTime: Infinity,
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

/** For homes to move into now, the service may put first what is near the visitor (S-040, CV-008). */
function geoHint(filter: ResidenceSearchFilter | undefined): { geo: string } | undefined {
  if (filter?.inhabitDate !== 0) return undefined
  const uid = readToken() ? undefined : readCookie('uid')
  return { geo: uid ? `auto:${uid}` : 'auto' }
}
