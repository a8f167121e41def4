import { privateReply } from '../../shared/reply.ts'
import { orderOfSession } from '../shared/order-of-session.ts'
import { loginOutcome } from '../shared/login-outcome.ts'
import type { AccountOperation } from '../shared/types.ts'

export const getBoardMemberLoginStatus: AccountOperation<'getBoardMemberLoginStatus'> = async ({
  path,
  world,
}) => {
  const { order, refused } = orderOfSession(path.id, { idType: path.idType, flow: 'boardLogin' }, world)
  return order ? privateReply(200, await loginOutcome(order, world)) : refused
}
