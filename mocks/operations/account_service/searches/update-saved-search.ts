import { problem } from '../../../engine/answer/problem.ts'
import { changeAlerts } from '../../../state/saved/change-alerts.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { privateReply } from '../../shared/reply.ts'
import type { AccountOperation } from '../shared/types.ts'

export const updateSavedSearch: AccountOperation<'updateSavedSearch'> = ({ path, body, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const saved = changeAlerts(world, account.id, path.id, body.alerts)
  return saved ? privateReply(200, saved) : problem(404, 'notFound')
}
