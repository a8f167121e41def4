import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { maxPerCall } from '#src/api/homes/residence.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { hitsByIdsQuery } from '#src/api/homes/residence-homes.ts'
import { useSession } from '#src/api/session/session.ts'
import type { Session } from '#src/api/session/session.ts'
import { onVisitorFavouritesChange, visitorFavourites } from '#src/lib/storage/visitor-favourites.ts'
import { useSite } from '#src/sites/use-site.ts'

const none: readonly SearchHit[] = []

/**
 * The homes that somebody has saved, the newest first, in their account or as a visitor in this browser. Undefined until
 * they are known; none where they cannot be read.
 */
export function useSavedHomes(): readonly SearchHit[] | undefined {
  const session = useSession()
  const here = useSyncExternalStore(onVisitorFavouritesChange, visitorFavourites)
  const ids = idsOf(session, here)
  const saved = useQuery({
    ...hitsByIdsQuery(useSite(), 'object', ids.slice(0, maxPerCall)),
    enabled: ids.length > 0,
  })
  return saved.isLoading ? undefined : (saved.data?.hits ?? none)
}

/** A board has no favourites (P-016). */
function idsOf(session: Session, here: readonly string[]): readonly string[] {
  if (session.kind === 'board') return []
  return session.kind === 'private' ? session.user.favorites : here
}
