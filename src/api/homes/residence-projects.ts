import { getGetStageTagsQueryOptions } from '#gen/residence/calls/get-stage-tags.ts'
import { getSearchStageCountiesQueryOptions } from '#gen/residence/calls/search-stage-counties.ts'
import {
  getSearchStagesAndAreasQueryOptions,
  searchStagesAndAreas,
} from '#gen/residence/calls/search-stages-and-areas.ts'
import {
  getSearchStagesInfiniteQueryOptions,
  getSearchStagesQueryOptions,
  searchStages,
} from '#gen/residence/calls/search-stages.ts'
import type { ResidenceSearchFilter } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { composeQuery } from '../compose-query.ts'
import { geoHint, homesPerPage, maxPerCall } from './residence.ts'
import type { HomeSearch } from './residence.ts'

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

/** How many homes of each project are shown, and of how many projects at a time: thirty homes, as in a list. */
export const homesOfEach = 3
export const stagesPerPart = homesPerPage / homesOfEach

/** The projects whose homes a search finds, each with the first of these homes; `begun` of them to begin with. */
export const stagesWithHomesQuery = ({ siteId }: Site, { filter, sort }: HomeSearch, begun: number) =>
  getSearchStagesInfiniteQueryOptions({ siteId, filter, sort, homesOfEach }, geoHint(filter), {
    query: {
      initialPageParam: { offset: 0, limit: Math.min(begun, maxPerCall) },
      getNextPageParam: ({ hits, total }, parts) => {
        const offset = parts.reduce((sum, part) => sum + part.hits.length, 0)
        return hits.length > 0 && offset < total ? { offset, limit: stagesPerPart } : undefined
      },
    },
  })

/** How many projects a search would find in each county (C-039). */
export const countiesQuery = (site: Site, filter: ResidenceSearchFilter) => {
  const { tags: _, geoSearch: __, stageIds: ___, ...anywhere } = filter
  return getSearchStageCountiesQueryOptions({ siteId: site.siteId, filter: anywhere })
}

/** Every place and project that a search of the site can be narrowed to (C-037). */
export const siteTagsQuery = ({ siteId }: Site) => getGetStageTagsQueryOptions(siteId)
