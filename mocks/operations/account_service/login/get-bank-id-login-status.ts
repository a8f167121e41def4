import { privateReply } from '../../shared/reply.ts'
import { orderOfSession } from '../shared/order-of-session.ts'
import { loginOutcome } from '../shared/login-outcome.ts'
import type { AccountOperation } from '../shared/types.ts'

export const getBankIdLoginStatus: AccountOperation<'getBankIdLoginStatus'> = async ({ path, world }) => {
  const { order, refused } = orderOfSession(path.session, { idType: 'bank_id', flow: 'login' }, world)
  return order ? privateReply(200, await loginOutcome(order, world)) : refused
}
