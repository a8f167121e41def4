import { useSession } from '#src/api/session/session.ts'
import type { SearchParts } from './search-parts.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { useSite } from '#src/sites/use-site.ts'

/** Keeps the room of the button to save a search, so that no filter beside it moves when it comes. */
function SaveSearchRoom() {
  const { capabilities } = useSite()
  const isBoard = useSession().kind === 'board'
  return capabilities.login && !isBoard && <div className="w-32" />
}

/** What other features add to the search page, each loaded when it is shown. */
export const searchParts: SearchParts = {
  Canvas: lazyPart(async () => (await import('#src/features/map/map-canvas.tsx')).MapCanvas),
  SaveSearch: lazyPart(
    async () => (await import('#src/features/saved-searches/save-search.tsx')).SaveSearch,
    { when: 'afterFirstWindow', texts: ['saved-searches'], until: <SaveSearchRoom /> },
  ),
  Visited: lazyPart(async () => (await import('./visited/visited-of-search.tsx')).VisitedOfSearch, {
    when: 'afterFirstWindow',
    texts: ['visited'],
  }),
}
