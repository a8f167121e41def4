import { getSearchObjectsInfiniteQueryOptions } from '#gen/residence/calls/search-objects.ts'
import { getSearchStagesAndAreasQueryOptions } from '#gen/residence/calls/search-stages-and-areas.ts'
import { getSearchTagsByUrlQueryOptions } from '#gen/residence/calls/search-tags-by-url.ts'
import type {
  ObjectSearchResult,
  ResidenceSearchFilter,
  ResidenceSort,
  ResidenceStatus,
} from '#gen/residence/model.ts'
import { readCookie } from '#src/lib/storage/cookies.ts'
import type { Site } from '#src/sites/site.ts'
import { homesPerPage } from './plain-search.ts'
import { readToken } from '../session/token.ts'

export type {
  Facet,
  FacetValue,
  ObjectSearchResult,
  PriceBucket,
  ResidenceSearchFilter,
  ResidenceSort,
  SearchHit,
  PlaceTag,
} from '#gen/residence/model.ts'

export { homesPerPage } from './plain-search.ts'

/** The most that one call answers with (K-015). */
export const maxPerCall = 400

/** What to search for; a filter or sort order that is left out does not narrow, or is the service's own. */
export type HomeSearch = { filter?: ResidenceSearchFilter; sort?: ResidenceSort[] }

type Part = { offset: number; limit: number }

/** The homes a search finds, 30 at a time (C-035, S-035). Its error means that the search service is down. */
export const homesQuery = ({ siteId }: Site, { filter, sort }: HomeSearch) =>
  getSearchObjectsInfiniteQueryOptions({ siteId, filter, sort, ...statusesOf(filter) }, geoHint(filter), {
    query: {
      initialPageParam: partsFor(homesPerPage).initialPageParam,
      getNextPageParam: nextPart,
    },
  })

/**
 * Homes in succession are found only when they are named; whoever asks for projects in succession wants them beside what
 * a search finds by itself (K-007, E-012).
 */
export function statusesOf(filter: ResidenceSearchFilter | undefined): { objectStatus?: ResidenceStatus[] } {
  if (!filter?.projectStatus?.includes('succession')) return {}
  return { objectStatus: ['forSale', 'reserved', 'preselling', 'succession'] }
}

/** In which parts a list is read that has shown so many homes before (G-019): one large part, then the usual ones. */
export function partsFor(shown: number): { initialPageParam: Part; pages: number } {
  const limit = Math.min(shown, maxPerCall)
  return { initialPageParam: { offset: 0, limit }, pages: 1 + Math.ceil((shown - limit) / homesPerPage) }
}

/** Where the list goes on, or undefined at its end. */
export function nextPart(last: ObjectSearchResult, parts: readonly ObjectSearchResult[]): Part | undefined {
  const offset = parts.reduce((sum, part) => sum + part.hits.length, 0)
  return last.hits.length > 0 && offset < last.total ? { offset, limit: homesPerPage } : undefined
}

/**
 * How many projects and areas a search finds, how many homes, and how many projects of each status there are (C-034,
 * F-085). Counts alone: no hits are asked for.
 */
export const countsQuery = (site: Site, { filter }: HomeSearch) => {
  const request = { siteId: site.siteId, filter, limit: 0 }
  return getSearchStagesAndAreasQueryOptions(request, geoHint(filter))
}

/** The tags that the path segments and q of a search address stand for (C-040, R-057). */
export const tagsOfAddressQuery = (site: Site, urls: string[]) => {
  const request = { siteId: site.siteId, urls }
  // a place keeps its name
  const query = { staleTime: Infinity }
  return getSearchTagsByUrlQueryOptions(request, {
    query: urls.length > 0 ? query : { ...query, initialData: [] },
  })
}

/** For homes to move into now, the service may put first what is near the visitor (S-040, CV-008). */
export function geoHint(filter: ResidenceSearchFilter | undefined): { geo: string } | undefined {
  if (filter?.inhabitDate !== 0) return undefined
  const uid = readToken() ? undefined : readCookie('uid')
  return { geo: uid ? `auto:${uid}` : 'auto' }
}
