import { privateReply } from '../reply.ts'
import { knownOrder } from './known-order.ts'
import { registerOutcome } from './register-outcome.ts'
import type { AccountOperation } from './service.ts'

export const getRegisterStatus: AccountOperation<'getRegisterStatus'> = async ({ path, query, world }) => {
  const { order, refused } = knownOrder(query.session, { idType: path.idType, flow: 'register' }, world)
  return order ? privateReply(200, await registerOutcome(order, world)) : refused
}
