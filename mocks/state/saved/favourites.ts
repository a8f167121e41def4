import { ownValue } from '../../engine/own-value.ts'
import type { Account } from '../accounts/account.ts'

/** How many homes and projects a person can keep (contracts/account_service: Favorites). */
const capacity = 500

type Favourites = Pick<Account, 'favorites' | 'savedAt'>

/**
 * The favourites with one more, the latest first, and when it was saved, in milliseconds; one that is there already stays
 * where it is, and of too many the oldest goes.
 */
export function withFavourite({ favorites, savedAt = {} }: Favourites, objectId: string, now: number) {
  if (favorites.includes(objectId)) return { favorites, savedAt }
  const kept = [objectId, ...favorites].slice(0, capacity)
  const times = kept.flatMap((id) => {
    const at = id === objectId ? now : ownValue(savedAt, id)
    return at === undefined ? [] : [[id, at] as const]
  })
  return { favorites: kept, savedAt: Object.fromEntries(times) }
}
