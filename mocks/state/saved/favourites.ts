/** A home or project that a person keeps, and when they saved it, in milliseconds; without a time it lay there before. */
export type Favourite = Readonly<{ objectId: string; savedAt?: number }>

/** How many homes and projects a person can keep (contracts/account_service: Favorites). */
const capacity = 500

/** The favourites with one more, the latest first; one that is there already stays where it is, and of too many the oldest goes. */
export const withFavourite = (saved: Favourite[], objectId: string, now: number): Favourite[] =>
  saved.some((one) => one.objectId === objectId)
    ? saved
    : [{ objectId, savedAt: now }, ...saved.slice(0, capacity - 1)]

export const withoutFavourite = (saved: Favourite[], objectId: string): Favourite[] =>
  saved.filter((one) => one.objectId !== objectId)

/** What the contract says of them: their ids (N-003). */
export const favouriteIds = (saved: readonly Favourite[]): string[] => saved.map(({ objectId }) => objectId)
