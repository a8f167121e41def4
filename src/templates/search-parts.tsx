import { lazy } from 'react'
import type { SearchParts } from '#src/features/search/search-parts.ts'
import { later } from '#src/i18n/later.tsx'

/** What other features add to the search page, each loaded when it is shown. */
export const searchParts: SearchParts = {
  Canvas: lazy(async () => ({
    default: (await import('#src/features/map/map-canvas.tsx')).MapCanvas,
  })),
  SaveSearch: later(async () => (await import('#src/features/saved-searches/save-search.tsx')).SaveSearch, {
    texts: ['saved-searches'],
  }),
  Visited: later(async () => (await import('./visited-of-search.tsx')).VisitedOfSearch, {
    texts: ['visited'],
  }),
}
