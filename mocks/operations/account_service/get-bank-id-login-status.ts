import { problem } from '../../engine/problem.ts'
import { privateReply } from '../reply.ts'
import { keptMs } from './kept.ts'
import { loginOutcome } from './login-outcome.ts'
import type { AccountOperation } from './service.ts'

export const getBankIdLoginStatus: AccountOperation<'getBankIdLoginStatus'> = async ({ path, world }) => {
  const order = world.eid.bySession(path.session)
  if (!order || order.idType !== 'bank_id') return problem(404, 'notFound')
  if (order.endedAt !== undefined && world.clock.now() > order.endedAt + keptMs) return problem(410, 'gone')
  return privateReply(200, await loginOutcome(order, world))
}
