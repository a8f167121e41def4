import { checksOf } from './filter-checks.ts'
import { applyChecks } from './apply-checks.ts'
import type { SiteIndex, StageEntry } from './site-index.ts'
import { bySort, defaultSort } from './sort.ts'
import type { Place } from './stage-hit.ts'
import {
  type FacetValue,
  type ResidenceFilter,
  type ResidenceSort,
  type SearchHit,
  defaultStatuses,
  shownStages,
} from './search-types.ts'

export type StageSearch = Readonly<{
  filter?: ResidenceFilter
  sort?: readonly ResidenceSort[]
  /** Among equals, what is near the visitor comes first. */
  nearFirst?: boolean
}>

/** A stage that a search found, and how many of its homes for sale fit. */
export type FoundStage = Readonly<{ stage: StageEntry; objectCount: number }>

/**
 * The stages that have a home the filter admits, in the order asked for. Stages that are sold out, in succession or
 * references are found only by a filter that names their status. `now` in milliseconds.
 */
export function searchStages(index: SiteIndex, search: StageSearch, now: number): FoundStage[] {
  return ofStatus(index, search, stagesOfAnyStatus(index, search, now))
}

/** The stages that fit but for their status, in no order: what the counts beside the statuses are of. */
export function stagesOfAnyStatus(index: SiteIndex, { filter = {} }: StageSearch, now: number): FoundStage[] {
  const { site, visitor } = index
  const checks = checksOf({ ...filter, projectStatus: undefined }, { site, now, visitor })
  return index.stages.flatMap((stage) => {
    const fitting = applyChecks(stage.homes, checks).found
    if (fitting.length === 0) return []
    return [{ stage, objectCount: fitting.filter(({ status }) => defaultStatuses.includes(status)).length }]
  })
}

/** Those of the statuses that a search wants, in its order. */
export function ofStatus(
  index: SiteIndex,
  { filter, sort = defaultSort, nearFirst }: StageSearch,
  found: readonly FoundStage[],
): FoundStage[] {
  const wanted: readonly string[] = filter?.projectStatus?.length ? filter.projectStatus : shownStages
  const order = bySort(sort, nearFirst ? index.visitor : undefined)
  return found
    .filter(({ stage }) => wanted.includes(stage.hit.status))
    .sort((a, b) => order(a.stage, b.stage))
}

/** How many stages there are of each status. */
export function statusesOf(found: readonly FoundStage[]): FacetValue[] {
  const byStatus = Map.groupBy(found, ({ stage }) => stage.hit.status)
  const values = [...byStatus].map(([value, stages]) => ({ value, count: stages.length }))
  return values.sort((a, b) => (a.value < b.value ? -1 : 1))
}

/** The areas that found stages lie in, in the same order of sorting, with the number of homes found in each. */
export function areasOf(index: SiteIndex, found: readonly FoundStage[], search: StageSearch): FoundArea[] {
  const { sort = defaultSort, nearFirst } = search
  const counts = new Map<string, number>()
  for (const { stage, objectCount } of found)
    counts.set(stage.areaId, (counts.get(stage.areaId) ?? 0) + objectCount)
  const areas = [...counts].flatMap(([id, objectCount]) => {
    const area = index.areas.get(id)
    return area ? [{ area, objectCount }] : []
  })
  const order = bySort(sort, nearFirst ? index.visitor : undefined)
  return areas.sort((a, b) => order(a.area, b.area))
}

export type FoundArea = Readonly<{ area: Place; objectCount: number }>

/** A hit with the number of homes that a search found in it. */
export const withCount = ({ hit }: Place, objectCount: number): SearchHit => ({ ...hit, objectCount })
