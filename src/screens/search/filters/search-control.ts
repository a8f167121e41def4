import type { Facet, FacetValue, PriceBucket, PlaceTag } from '#src/api/homes/residence.ts'
import type { HitKind, SearchState } from '#src/features/search/search-state.ts'

/** How a search changes its address. */
export type SearchChange = {
  state: SearchState
  /** The places of the path go: q has them all, or none is chosen. */
  dropsPath?: boolean
  /** The same visit to a filter: its later changes take the place of the first in the history. */
  replaces?: boolean
}

/** What the filters need to know of the search, and their way to change it. */
export type SearchControl = {
  state: SearchState
  /** What the address says about places, and what the service makes of it. */
  words: string[]
  tags: PlaceTag[]
  hasPlaceInPath: boolean
  facts: SearchFacts
  /** What the list is of, and how much of it there is. */
  listed: { kind: HitKind; count: number | undefined }
  change: (change: SearchChange) => void
  /** Takes all filters away that "clear all" stands for (S-037). */
  reset: () => void
}

/** What the service says about the homes found; undefined until it has answered. */
export type SearchFacts = {
  total?: number
  averagePrice?: number
  priceHistogram?: PriceBucket[]
  facets?: Facet[]
  /** How many projects there would be of each status. */
  stageStatuses?: FacetValue[]
}

/** How many homes there would be with each value of a filter. */
export function countsOf(facts: SearchFacts, filter: Facet['filter']): Map<string, number> | undefined {
  return countsByValue(facts.facets?.find((one) => one.filter === filter)?.values)
}

/** Counts by the value they are of. */
export function countsByValue(values: readonly FacetValue[] | undefined): Map<string, number> | undefined {
  return values && new Map(values.map(({ value, count }) => [value, count]))
}
