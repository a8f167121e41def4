import type { Home } from '../../catalogue/types.ts'
import type { Account } from '../accounts/account.ts'
import type { Bookings } from '../bookings/bookings.ts'
import { morningOf } from '../bookings/sale/releases.ts'

/** A saved home as it is offered since its price was lowered, and when that was, in milliseconds. */
export type LoweredFavourite = Readonly<{ home: Home; at: number }>

/** The homes that somebody had saved already when their price was lowered, the first lowered first. */
export function loweredFavourites(
  { favourites }: Pick<Account, 'favourites'>,
  bookings: Bookings,
): LoweredFavourite[] {
  const lowered = bookings.lowered()
  if (lowered.size === 0) return []
  const found = favourites.flatMap(({ objectId, savedAt = 0 }): LoweredFavourite[] => {
    const home = lowered.get(objectId)
    if (home?.loweredOn === undefined) return []
    const at = morningOf(home.loweredOn)
    return savedAt < at ? [{ home, at }] : []
  })
  return found.sort((a, b) => a.at - b.at)
}
