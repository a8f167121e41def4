import { privateReply } from '../../shared/reply.ts'
import { orderOfSession } from '../shared/order-of-session.ts'
import { registerOutcome } from '../shared/register-outcome.ts'
import type { AccountOperation } from '../shared/types.ts'

export const getRegisterStatus: AccountOperation<'getRegisterStatus'> = async ({ path, query, world }) => {
  const { order, refused } = orderOfSession(query.session, { idType: path.idType, flow: 'register' }, world)
  return order ? privateReply(200, await registerOutcome(order, world)) : refused
}
