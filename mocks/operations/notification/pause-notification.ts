import type { operations } from '#gen/notification/types.ts'
import { problem } from '../../engine/problem.ts'
import type { Operation } from '../operation.ts'
import { empty } from '../reply.ts'

export const pauseNotification: Operation<operations['pauseNotification']> = ({ path, user, world }) => {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  if (user.kind === 'board') return problem(403, 'forbidden')
  return world.notifications.pause(account, path.id, world.clock.now())
    ? empty(204)
    : problem(404, 'notFound')
}
