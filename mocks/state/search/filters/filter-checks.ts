import type { Geo } from '../../../catalogue/types.ts'
import type { NumberLimit, Site } from '#src/sites/site.ts'
import type { Candidate } from '../index/candidate.ts'
import type { NamedFilter } from './filter-terms.ts'
import { insideOf } from './geo.ts'
import { projectStatusAt } from './sale-terms.ts'
import { hasViewing, lastInhabitDay, viewingWindow } from './viewing-times.ts'
import type { GeoSearch, ResidenceFilter } from '../search-types.ts'

export type FilterName =
  | NamedFilter
  | 'projectStatus'
  | 'price'
  | 'rooms'
  | 'area'
  | 'fee'
  | 'monthlyCost'
  | 'inhabitDate'
  | 'viewing'
  | 'stageIds'
  | 'tags'
  | 'geoSearch'

/** One filter that is set. */
export type Check = Readonly<{ filter: FilterName; admits: (candidate: Candidate) => boolean }>

export type CheckContext = Readonly<{
  site: Site
  /** Milliseconds. */
  now: number
  visitor: Geo
}>

/** A check for each filter of a search that is set (N-023); a slider at its end is none. */
export function checksOf(filter: ResidenceFilter, { site, now, visitor }: CheckContext): Check[] {
  const { disposalForm, stageIds } = filter
  return [
    ...range('price', filter.minPrice, filter.maxPrice, site.filters.price, ({ low }) => low.price),
    ...range('rooms', filter.minRooms, filter.maxRooms, site.filters.rooms, ({ rooms }) => rooms),
    ...range('area', filter.minArea, filter.maxArea, site.filters.area, ({ low }) => low.livingArea),
    ...range('fee', filter.minFee, filter.maxFee, site.filters.fee, ({ fee }) => fee),
    ...range(
      'monthlyCost',
      filter.minMonthlyCost,
      filter.maxMonthlyCost,
      site.filters.monthlyCost,
      ({ monthlyCost }) => monthlyCost,
    ),
    ...inhabitCheck(filter.inhabitDate, now),
    ...viewingCheck(filter.viewing, now),
    ...named('concepts', filter.concepts),
    ...projectStatusCheck(filter.projectStatus, now),
    ...named('disposalForm', disposalForm && disposalForm !== 'all' ? [disposalForm] : undefined),
    ...named('outdoorArea', filter.outdoorArea),
    ...named('residenceType', filter.residenceType),
    ...(stageIds?.length ? [stageCheck(new Set(stageIds))] : []),
    ...placeCheck(filter.tags),
    ...geoCheck(filter.geoSearch, visitor),
  ]
}

/** Admits homes in a place of any of these tags. */
export function placeCheck(tags: readonly string[] | undefined): Check[] {
  if (!tags?.length) return []
  const wanted = new Set(tags)
  return [{ filter: 'tags', admits: ({ places }) => places.some((place) => wanted.has(place)) }]
}

export function geoCheck(search: GeoSearch | undefined, visitor: Geo): Check[] {
  if (search === undefined || search === false) return []
  const inside = insideOf(search, visitor)
  return [{ filter: 'geoSearch', admits: ({ geo }) => inside(geo) }]
}

/** A bound at the end of its slider means "and above" or "and below" (G-102); what has no value is within no bounds. */
function range(
  filter: FilterName,
  min: number | undefined,
  max: number | undefined,
  limit: NumberLimit,
  valueOf: (candidate: Candidate) => number | undefined,
): Check[] {
  const from = min === undefined || min <= limit.min ? -Infinity : min
  const to = max === undefined || max >= limit.max ? Infinity : max
  if (from === -Infinity && to === Infinity) return []
  const admits = (candidate: Candidate) => {
    const value = valueOf(candidate)
    return value !== undefined && from <= value && value <= to
  }
  return [{ filter, admits }]
}

function inhabitCheck(choice: ResidenceFilter['inhabitDate'], now: number): Check[] {
  const last = choice === undefined ? undefined : lastInhabitDay(choice, now)
  return last === undefined ? [] : [{ filter: 'inhabitDate', admits: ({ low }) => low.inhabitDate <= last }]
}

function viewingCheck(choice: ResidenceFilter['viewing'], now: number): Check[] {
  if (choice === undefined || choice === 'all') return []
  const window = viewingWindow(choice, now)
  return [{ filter: 'viewing', admits: ({ showings }) => hasViewing(showings, window) }]
}

function projectStatusCheck(wanted: ResidenceFilter['projectStatus'], now: number): Check[] {
  if (!wanted?.length) return []
  return [{ filter: 'projectStatus', admits: ({ sale }) => wanted.includes(projectStatusAt(sale, now)) }]
}

function named(filter: NamedFilter, wanted: readonly string[] | undefined): Check[] {
  if (!wanted?.length) return []
  return [{ filter, admits: ({ filterTerms }) => filterTerms[filter].some((name) => wanted.includes(name)) }]
}

const stageCheck = (wanted: ReadonlySet<string>): Check => ({
  filter: 'stageIds',
  admits: ({ stageId }) => wanted.has(stageId),
})
