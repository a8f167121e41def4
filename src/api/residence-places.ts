import { getGetObjectsByIdsQueryOptions } from '#gen/residence/calls/get-objects-by-ids.ts'
import { getGetStageTagsQueryOptions } from '#gen/residence/calls/get-stage-tags.ts'
import { getGetStagesByIdsQueryOptions } from '#gen/residence/calls/get-stages-by-ids.ts'
import { getSearchObjectsQueryOptions } from '#gen/residence/calls/search-objects.ts'
import { getSearchStageCountiesQueryOptions } from '#gen/residence/calls/search-stage-counties.ts'
import {
  getSearchStagesAndAreasQueryOptions,
  searchStagesAndAreas,
} from '#gen/residence/calls/search-stages-and-areas.ts'
import { getSearchStagesQueryOptions, searchStages } from '#gen/residence/calls/search-stages.ts'
import { getSearchTagsQueryOptions } from '#gen/residence/calls/search-tags.ts'
import { ResidenceStatus } from '#gen/residence/model.ts'
import type { ObjectSearchRequest, ObjectSearchResult, ResidenceSearchFilter } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { composeQuery } from './compose-query.ts'
import { geoHint, maxPerCall, statusesOf } from './residence.ts'
import type { HomeSearch } from './residence.ts'

/** How many homes of one project are asked for (K-014). */
const homesOfStage = 300

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

/** All projects that a search finds, and the areas they lie in, for a list: as many calls as it takes (C-034, K-015). */
export const stagesAndAreasQuery = (site: Site, { filter, sort }: HomeSearch) => {
  const geo = geoHint(filter)
  const request = { siteId: site.siteId, filter, sort, limit: maxPerCall }
  const { queryKey, queryFn } = getSearchStagesAndAreasQueryOptions({ ...request, offset: 0 }, geo)
  return composeQuery({ queryKey: [...queryKey, 'all'], queryFn }, async (first, { signal }) => {
    const { stages, areas, stageCount } = await first
    // there are never more areas than projects
    while (stages.length > 0 && stages.length < stageCount) {
      const part = await searchStagesAndAreas({ ...request, offset: stages.length }, geo, { signal })
      if (part.stages.length === 0) break
      stages.push(...part.stages)
      areas.push(...part.areas)
    }
    return { stage: stages, area: areas }
  })
}

/** How many projects a search would find in each county (C-039). */
export const countiesQuery = (site: Site, filter: ResidenceSearchFilter) => {
  const { tags: _, geoSearch: __, stageIds: ___, ...anywhere } = filter
  return getSearchStageCountiesQueryOptions({ siteId: site.siteId, filter: anywhere })
}

/** Every place and project that a search of the site can be narrowed to (C-037). */
export const siteTagsQuery = ({ siteId }: Site) => getGetStageTagsQueryOptions(siteId)

/** All homes of a chosen project, also those that are gone or not for sale yet; up to 300 (C-035, S-036, K-014). */
export const homesOfStageQuery = (site: Site, stageId: string) => {
  const request: ObjectSearchRequest = {
    siteId: site.siteId,
    stageId,
    objectStatus: Object.values(ResidenceStatus),
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
