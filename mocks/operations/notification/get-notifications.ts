import type { operations } from '#gen/notification/types.ts'
import { problem } from '../../engine/problem.ts'
import type { Operation } from '../operation.ts'
import { privateReply } from '../reply.ts'

/** Board members have no notifications (P-016, P-033). */
export const getNotifications: Operation<operations['getNotifications']> = ({ path, user, world }) => {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  if (user.kind === 'board') return problem(403, 'forbidden')
  return privateReply(200, world.notifications.of(account, path.siteKey, world.clock.now()))
}
