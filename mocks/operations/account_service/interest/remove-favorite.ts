import { withoutFavourite } from '../../../state/saved/favourites.ts'
import { privateReply } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import type { AccountOperation } from '../shared/types.ts'

export const removeFavorite: AccountOperation<'removeFavorite'> = ({ path, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const left = withoutFavourite(account, path.objectId)
  return privateReply(200, world.accounts.change(account, left).favorites)
}
