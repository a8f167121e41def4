import { problem } from '../../../engine/answer/problem.ts'
import { sendSearchAlerts } from '../../../state/saved/search-alerts.ts'
import { empty } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import type { AccountOperation } from '../shared/types.ts'

export const deleteSavedSearch: AccountOperation<'deleteSavedSearch'> = ({ path, user, world }) => {
  sendSearchAlerts(world)
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const savedSearches = account.savedSearches.filter(({ id }) => id !== path.id)
  if (savedSearches.length === account.savedSearches.length) return problem(404, 'notFound')
  world.accounts.change(account.id, { savedSearches })
  return empty(204)
}
