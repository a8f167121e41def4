import { privateReply } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import type { AccountOperation } from '../shared/types.ts'

export const getSavedSearches: AccountOperation<'getSavedSearches'> = ({ user, world }) => {
  const { account, refused } = ownAccount(user, world)
  return account ? privateReply(200, account.savedSearches) : refused
}
