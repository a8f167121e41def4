import type { Facet, PriceBucket, Tag } from '#src/api/residence.ts'
import type { SearchState } from '#src/features/search/search-state.ts'

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
  tags: Tag[]
  hasPlaceInPath: boolean
  facts: SearchFacts
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
}

/** How many homes there would be with each value of a filter. */
export function countsOf(facts: SearchFacts, filter: Facet['filter']): Map<string, number> | undefined {
  const facet = facts.facets?.find((one) => one.filter === filter)
  return facet && new Map(facet.values.map(({ value, count }) => [value, count]))
}
