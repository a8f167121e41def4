import { favouriteIds, withFavourite } from '../../../state/saved/favourites.ts'
import { privateReply } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { invalidField } from '../../shared/problem-replies.ts'
import type { AccountOperation } from '../shared/types.ts'

export const addFavorite: AccountOperation<'addFavorite'> = ({ body, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const { accounts, catalogue, clock } = world
  const isThere = catalogue.home(body.objectId) ?? catalogue.stage(body.objectId)
  if (!isThere) return invalidField('/objectId', 'names nothing')
  const favourites = withFavourite(account.favourites, body.objectId, clock.now())
  accounts.change(account, { favourites })
  return privateReply(200, favouriteIds(favourites))
}
