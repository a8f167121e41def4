import { privateReply } from '../reply.ts'
import { loginOutcome } from './login-outcome.ts'
import { codeRefused, returnedOrder } from './returned-order.ts'
import type { AccountOperation } from './service.ts'

export const submitLoginStatus: AccountOperation<'submitLoginStatus'> = async ({ path, body, world }) => {
  const order = returnedOrder(body, { ...path, flows: ['login', 'boardLogin'] }, world)
  return privateReply(200, order ? await loginOutcome(order, world) : codeRefused)
}
