import type { ComponentType } from 'react'
import type { ResidenceSearchFilter, PlaceTag } from '#src/api/homes/residence.ts'
import type { MapCanvasProps } from '#src/lib/map-types.ts'
import type { SearchState } from '#src/features/search/search-state.ts'

/** What other parts of the portal add to the search page; each is loaded when it is shown. */
export type SearchParts = {
  /** Draws the map. */
  Canvas: ComponentType<MapCanvasProps>
  /** Keeps the search for another day. */
  SaveSearch: ComponentType<{
    search: { name: string; filter: ResidenceSearchFilter; params: SearchState }
  }>
  /** Homes and projects that people have looked at, for the places of the search. */
  Visited: ComponentType<{ tags: readonly PlaceTag[] }>
}
