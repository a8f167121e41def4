import { addFavorite } from '#gen/account_service/calls/add-favorite.ts'
import type { User } from '#gen/account_service/model.ts'
import { keepVisitorFavourites, visitorFavourites } from '#src/lib/storage/visitor-favourites.ts'

/**
 * Whoever logs in has among their favourites what they have saved in this browser before (CI-004). What the service does
 * not take stays in the browser and is brought along the next time; it stops nobody from logging in.
 */
export async function mergeFavourites(user: User): Promise<User> {
  const kept = visitorFavourites()
  const isNew = (id: string) => !user.favorites.includes(id)
  const told = await Promise.allSettled(kept.filter(isNew).map((objectId) => addFavorite({ objectId })))
  const left = kept.filter(isNew).filter((_, at) => told[at]?.status === 'rejected')
  keepVisitorFavourites(left)
  const brought = kept.filter((id) => isNew(id) && !left.includes(id))
  return { ...user, favorites: [...brought, ...user.favorites] }
}
