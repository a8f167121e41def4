import { userOf } from '../../../state/accounts/user-view.ts'
import { todayOf } from '../../../state/today.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { privateReply } from '../../shared/reply.ts'
import type { AccountOperation } from '../shared/types.ts'

export const exportUser: AccountOperation<'exportUser'> = ({ user, bearer = '', world }) => {
  const { account, user: login, refused } = ownAccount(user, world)
  if (!account) return refused
  const token = world.tokens.describe(bearer)
  const { token: _key, ...person } = userOf(account, login, token, todayOf(world), undefined)
  return privateReply(200, { createdOn: world.clock.iso(), person, savedSearches: account.savedSearches })
}
