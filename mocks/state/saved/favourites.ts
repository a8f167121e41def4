/** How many homes and projects a person can keep (contracts/account_service: Favorites). */
const capacity = 500

/** The favourites with one more, the latest first; one that is there already stays where it is, and of too many the oldest goes. */
export function withFavourite(favourites: readonly string[], objectId: string): string[] {
  if (favourites.includes(objectId)) return [...favourites]
  return [objectId, ...favourites].slice(0, capacity)
}
