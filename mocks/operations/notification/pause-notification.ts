import type { operations } from '#gen/notification/types.ts'
import { problem } from '../../engine/problem.ts'
import type { Operation } from '../operation.ts'

/** A GET that changes something, so nothing on the way may keep its answer. */
export const pauseNotification: Operation<operations['pauseNotification']> = ({ path, user, world }) => {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  if (user.kind === 'board') return problem(403, 'forbidden')
  if (!world.notifications.pause(account, path.id, world.clock.now())) return problem(404, 'notFound')
  return { status: 204, headers: { 'cache-control': 'no-store' } }
}
