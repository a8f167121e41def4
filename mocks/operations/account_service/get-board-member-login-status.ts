import { privateReply } from '../reply.ts'
import { knownOrder } from './known-order.ts'
import { loginOutcome } from './login-outcome.ts'
import type { AccountOperation } from './service.ts'

export const getBoardMemberLoginStatus: AccountOperation<'getBoardMemberLoginStatus'> = async ({
  path,
  world,
}) => {
  const { order, refused } = knownOrder(path.id, { idType: path.idType, flow: 'boardLogin' }, world)
  return order ? privateReply(200, await loginOutcome(order, world)) : refused
}
