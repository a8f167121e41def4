import type { operations } from '#gen/notification/types.ts'
import { sites } from '#src/sites/sites.ts'
import { problem } from '../../engine/answer/problem.ts'
import type { Operation } from '../shared/operation.ts'
import { waitingNotifications } from './shared/waiting-notifications.ts'

/** A GET that changes something, so nothing on the way may keep its answer. */
export const pauseNotification: Operation<operations['pauseNotification']> = ({ path, user, world }) => {
  const everywhere = sites.map(({ key }) => key)
  const { account, waiting, refused } = waitingNotifications(everywhere, user, world)
  if (!account) return refused
  if (!world.notifications.pause(account.id, path.id, waiting)) return problem(404, 'notFound')
  return { status: 204, headers: { 'cache-control': 'no-store' } }
}
