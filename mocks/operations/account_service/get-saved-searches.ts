import { privateReply } from '../reply.ts'
import { ownAccount } from './own-account.ts'
import type { AccountOperation } from './service.ts'

export const getSavedSearches: AccountOperation<'getSavedSearches'> = ({ user, world }) => {
  const { account, refused } = ownAccount(user, world)
  return account ? privateReply(200, account.savedSearches) : refused
}
