import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getSearchObjectsQueryKey,
  getSearchStagesAndAreasQueryKey,
  getSearchTagsByUrlQueryKey,
  searchObjects,
  searchStagesAndAreas,
  searchTagsByUrl,
} from '#gen/residence/hooks.ts'
import type { ObjectSearchResult, ResidenceSearchFilter, ResidenceSort } from '#gen/residence/model.ts'
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

/** For homes to move into now, the service may put first what is near the visitor (S-040, CV-008). */
export function geoHint(filter: ResidenceSearchFilter | undefined): { geo: string } | undefined {
  if (filter?.inhabitDate !== 0) return undefined
  const uid = readToken() ? undefined : readCookie('uid')
  return { geo: uid ? `auto:${uid}` : 'auto' }
}
