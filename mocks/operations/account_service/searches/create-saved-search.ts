import { problem } from '../../../engine/answer/problem.ts'
import { canSave } from '../../../state/saved/saved-searches.ts'
import { privateReply } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import type { AccountOperation } from '../shared/types.ts'

export const createSavedSearch: AccountOperation<'createSavedSearch'> = ({ body, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const { savedSearches } = account
  if (!canSave(savedSearches, body)) return problem(409, 'conflict')
  const saved = { ...body, id: world.ids.next('search'), createdOn: world.clock.iso() }
  world.accounts.change(account.id, { savedSearches: [saved, ...savedSearches] })
  return privateReply(201, saved)
}
