import { favouriteIds, withoutFavourite } from '../../../state/saved/favourites.ts'
import { privateReply } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import type { AccountOperation } from '../shared/types.ts'

export const removeFavorite: AccountOperation<'removeFavorite'> = ({ path, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const favourites = withoutFavourite(account.favourites, path.objectId)
  world.accounts.change(account, { favourites })
  return privateReply(200, favouriteIds(favourites))
}
