import type { Account } from '../accounts/account.ts'

/** How many homes and projects a person can keep (contracts/account_service: Favorites). */
const capacity = 500

type Favourites = Pick<Account, 'favorites' | 'savedAt'>

/**
 * The favourites with one more, the latest first, and when it was saved, in milliseconds; one that is there already stays
 * where it is, and of too many the oldest goes.
 */
export function withFavourite(saved: Favourites, objectId: string, now: number): Favourites {
  const { favorites } = saved
  if (favorites.includes(objectId)) return saved
  const oldest = favorites.length === capacity ? favorites.at(-1) : undefined
  const { favorites: others, savedAt } = oldest === undefined ? saved : withoutFavourite(saved, oldest)
  return { favorites: [objectId, ...others], savedAt: { ...savedAt, [objectId]: now } }
}

/** The favourites without one of them, and without when it was saved. */
export function withoutFavourite({ favorites, savedAt }: Favourites, objectId: string): Favourites {
  const { [objectId]: _gone, ...others } = savedAt ?? {}
  return { favorites: favorites.filter((id) => id !== objectId), savedAt: others }
}
