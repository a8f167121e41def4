import { lazy } from 'react'
import type { SearchParts } from '#src/features/search/search-parts.ts'
import { late } from '#src/i18n/late.tsx'

/** What other features add to the search page, each loaded when it is shown. */
export const searchParts: SearchParts = {
  Canvas: lazy(async () => ({
    default: (await import('#src/features/map/map-canvas.tsx')).MapCanvas,
  })),
  SaveSearch: late(
    ['saved-searches'],
    async () => (await import('#src/features/saved-searches/save-search.tsx')).SaveSearch,
  ),
  Visited: late(['visited'], async () => (await import('./visited-of-search.tsx')).VisitedOfSearch),
}
