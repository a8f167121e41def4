import { privateReply } from '../../shared/reply.ts'
import { loginOutcome } from '../shared/login-outcome.ts'
import { codeRefused, orderOfCode } from '../shared/order-of-code.ts'
import type { AccountOperation } from '../shared/types.ts'

export const submitLoginStatus: AccountOperation<'submitLoginStatus'> = async ({ path, body, world }) => {
  const order = orderOfCode(body, { ...path, flows: ['login', 'boardLogin'] }, world)
  return privateReply(200, order ? await loginOutcome(order, world) : codeRefused)
}
