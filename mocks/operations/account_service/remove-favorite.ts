import { privateReply } from '../reply.ts'
import { ownAccount } from './own-account.ts'
import type { AccountOperation } from './service.ts'

export const removeFavorite: AccountOperation<'removeFavorite'> = ({ path, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const favorites = account.favorites.filter((id) => id !== path.objectId)
  return privateReply(200, world.accounts.change(account.id, { favorites }).favorites)
}
