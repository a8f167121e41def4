import { problem } from '../../engine/answer/problem.ts'
import { privateReply } from '../shared/reply.ts'
import { siteNumbered } from '../shared/site-numbered.ts'
import type { InsightsOperation } from './shared/types.ts'

/** What ids of visitors begin with (K-050). */
const anonymous = 'anon-'

/** An anonymous id is as good as a key; the id of a user asks for that user's token. */
export const getLastVisited: InsightsOperation<'getLastVisited'> = ({ path, user, world }) => {
  const { userId, siteId } = path
  const isAnonymous = userId.startsWith(anonymous)
  if (!isAnonymous && !user) return problem(401, 'unauthorized')
  if (!isAnonymous && user?.userId !== userId) return problem(403, 'forbidden')
  const account = isAnonymous ? undefined : world.accounts.byId(userId)
  const ids = world.visits.homesOf(userId, siteNumbered(siteId).key, account)
  return privateReply(200, ids ? { ids } : null)
}
