import { checksOf } from './filters/filter-checks.ts'
import { applyChecks } from './filters/apply-checks.ts'
import type { Candidate } from './index/candidate.ts'
import { projectStatusAt } from './filters/sale-terms.ts'
import type { SiteIndex, StageEntry } from './index/site-index.ts'
import { bySort, defaultSort } from './sort.ts'
import type { Place } from './index/stage-hit.ts'
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

/** A stage with those of its homes that fit but for the status of their project; at least one. */
type FittingStage = Readonly<{ stage: StageEntry; homes: readonly Candidate[] }>

/**
 * The stages that have a home the filter admits, in the order asked for. Stages that are sold out, in succession or
 * references are found only by a filter that names their status. `now` in milliseconds.
 */
export function searchStages(index: SiteIndex, search: StageSearch, now: number): FoundStage[] {
  return ofStatus(index, search, stagesOfAnyStatus(index, search, now), now)
}

/** The stages that fit but for their status, in no order: what the counts beside the statuses are of. */
export function stagesOfAnyStatus(
  index: SiteIndex,
  { filter = {} }: StageSearch,
  now: number,
): FittingStage[] {
  const { site, visitor } = index
  const checks = checksOf({ ...filter, projectStatus: undefined }, { site, now, visitor })
  return index.stages.flatMap((stage) => {
    const homes = applyChecks(stage.homes, checks).found
    return homes.length === 0 ? [] : [{ stage, homes }]
  })
}

/** Those that have a home of a status that a search names, or else those that are shown, in its order. */
export function ofStatus(
  index: SiteIndex,
  { filter, sort = defaultSort, nearFirst }: StageSearch,
  fitting: readonly FittingStage[],
  now: number,
): FoundStage[] {
  const named = filter?.projectStatus?.length ? filter.projectStatus : undefined
  const order = bySort(sort, nearFirst ? index.visitor : undefined)
  const found = fitting.flatMap(({ stage, homes }) => {
    if (!named && !shownStages.some((status) => status === stage.hit.status)) return []
    const own = named ? homes.filter(({ sale }) => named.includes(projectStatusAt(sale, now))) : homes
    if (own.length === 0) return []
    return [{ stage, objectCount: own.filter(({ status }) => defaultStatuses.includes(status)).length }]
  })
  return found.sort((a, b) => order(a.stage, b.stage))
}

/** How many stages have homes of each status at `now`, in milliseconds. */
export function statusesOf(fitting: readonly FittingStage[], now: number): FacetValue[] {
  const statuses = fitting.flatMap(({ homes }) => [
    ...new Set(homes.map(({ sale }) => projectStatusAt(sale, now))),
  ])
  const values = [...Map.groupBy(statuses, (status) => status)].map(([value, { length: count }]) => ({
    value,
    count,
  }))
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
