import { problem } from '../../engine/problem.ts'
import { privateReply } from '../reply.ts'
import { keptMs } from './kept.ts'
import { loginOutcome } from './login-outcome.ts'
import type { AccountOperation } from './service.ts'

/** The session was started for the board portal; any other session is not known here. */
export const getBoardMemberLoginStatus: AccountOperation<'getBoardMemberLoginStatus'> = async ({
  path,
  world,
}) => {
  const order = world.eid.bySession(path.id)
  if (!order || order.idType !== path.idType || order.flow !== 'boardLogin') return problem(404, 'notFound')
  if (order.endedAt !== undefined && world.clock.now() > order.endedAt + keptMs) return problem(410, 'gone')
  return privateReply(200, await loginOutcome(order, world))
}
