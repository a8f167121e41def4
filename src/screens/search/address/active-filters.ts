import type { Site } from '#src/sites/site.ts'
import { boundsOf, isRange, withBounds } from '#src/features/search/ranges.ts'
import { plainSearch } from '#src/features/search/search-state.ts'
import type { SearchState } from '#src/features/search/search-state.ts'

/** The filters as a visitor meets them, in the order of the bar. */
export const filterNames = [
  'place',
  'price',
  'rooms',
  'area',
  'inhabitDate',
  'residenceType',
  'viewing',
  'more',
  'fee',
  'monthlyCost',
  'stages',
  'drawn',
] as const
export type FilterName = (typeof filterNames)[number]

type Parameter = Exclude<keyof SearchState, 'sort' | 'hits' | 'group'>

/** The parameters that are set by their code alone; a range is set by its bounds. */
const parametersOf = {
  place: ['q'],
  inhabitDate: ['inhabitDate'],
  residenceType: ['residenceType'],
  viewing: ['viewing'],
  more: ['disposalForm', 'projectStatus', 'outdoorArea', 'concepts'],
  stages: ['stageIds'],
  drawn: ['drawn'],
} as const satisfies Partial<Record<FilterName, readonly Parameter[]>>

/** Whether a filter narrows the search. A place may also come with the path of the address. */
export function isSet(site: Site, state: SearchState, name: FilterName, hasPlaceInPath = false): boolean {
  if (isRange(name)) return Object.keys(boundsOf(site, state, name)).length > 0
  if (name === 'place' && hasPlaceInPath) return true
  return parametersOf[name].some((parameter) => state[parameter] !== undefined)
}

/** What is set elsewhere, among more filters, on the map or on a project's page, has a chip of its own once it is set. */
const shownWhenSet: readonly FilterName[] = ['fee', 'monthlyCost', 'stages', 'drawn']

/** Whether a filter can be reached on a site. */
export function isOffered(site: Site, state: SearchState, name: FilterName): boolean {
  if (shownWhenSet.includes(name)) return isSet(site, state, name)
  return name !== 'more' || site.capabilities.advancedSearch
}

/** How many choices of the filters under "more" are made. */
export function countOfMore(state: SearchState): number {
  return parametersOf.more.reduce((sum, parameter) => sum + [state[parameter] ?? []].flat().length, 0)
}

/** The search without one filter. */
export function cleared(site: Site, state: SearchState, name: FilterName): SearchState {
  if (isRange(name)) return withBounds(site, state, name, {})
  return { ...state, ...Object.fromEntries(parametersOf[name].map((parameter) => [parameter, undefined])) }
}

/**
 * The search after "clear all": without filters, but with the chosen projects and, on some sites, the places (S-037,
 * G-015). The order, what is listed and how are no filters and stay.
 */
export function reset(site: Site, state: SearchState): SearchState {
  const { stageIds, sort, hits, group, q } = state
  return { ...plainSearch, stageIds, sort, hits, group, q: site.keepsTagsOnReset ? q : undefined }
}

/** The filters that "clear all" would take away. */
export function resettable(site: Site, state: SearchState, hasPlaceInPath: boolean): FilterName[] {
  const stays = (name: FilterName) => name === 'stages' || (name === 'place' && site.keepsTagsOnReset)
  return filterNames.filter((name) => !stays(name) && isSet(site, state, name, hasPlaceInPath))
}
