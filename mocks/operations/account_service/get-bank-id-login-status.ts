import { privateReply } from '../reply.ts'
import { knownOrder } from './known-order.ts'
import { loginOutcome } from './login-outcome.ts'
import type { AccountOperation } from './service.ts'

export const getBankIdLoginStatus: AccountOperation<'getBankIdLoginStatus'> = async ({ path, world }) => {
  const { order, refused } = knownOrder(path.session, { idType: 'bank_id', flow: 'login' }, world)
  return order ? privateReply(200, await loginOutcome(order, world)) : refused
}
