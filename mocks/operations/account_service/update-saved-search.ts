import { problem } from '../../engine/problem.ts'
import { sendSearchAlerts } from '../../state/saved/search-alerts.ts'
import { ownAccount } from '../shared/own-account.ts'
import { privateReply } from '../shared/reply.ts'
import type { AccountOperation } from './shared/types.ts'

export const updateSavedSearch: AccountOperation<'updateSavedSearch'> = ({ path, body, user, world }) => {
  sendSearchAlerts(world)
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const before = account.savedSearches.find(({ id }) => id === path.id)
  if (!before) return problem(404, 'notFound')
  const saved = { ...before, alerts: body.alerts }
  world.accounts.change(account.id, {
    savedSearches: account.savedSearches.map((one) => (one === before ? saved : one)),
    alertsFrom: { ...account.alertsFrom, [saved.id]: world.clock.now() },
  })
  return privateReply(200, saved)
}
