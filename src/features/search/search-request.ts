import { defaultSort, sortedBy } from '#src/api/homes/plain-search.ts'
import type { HomeSearch, ResidenceSearchFilter } from '#src/api/homes/residence.ts'
import type { Site } from '#src/sites/site.ts'
import { areaPoints } from './drawn-area.ts'
import { boundParameters } from './ranges.ts'
import type { SearchState } from './search-state.ts'

/**
 * What a search asks the residence service for. Tags are given as ids, which the service has for the words of the
 * address. What a filter stands for beside itself (K-008 to K-012) is the service's to know, so nothing is added here.
 */
export function requestOf(site: Site, state: SearchState, tagIds: readonly string[]): HomeSearch {
  const { sort = defaultSort, q: _, drawn, hits: __, group: ___, ...codes } = state
  const filter: ResidenceSearchFilter = withoutGaps({
    ...boundParameters(site, codes),
    geoSearch: drawn ? { kind: 'polygon', points: areaPoints(drawn) } : undefined,
    tags: tagIds.length > 0 ? [...tagIds] : undefined,
  })
  return { filter, sort: sortedBy(sort) }
}

function withoutGaps<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
