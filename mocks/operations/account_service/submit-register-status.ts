import { privateReply } from '../reply.ts'
import { registerOutcome } from './register-outcome.ts'
import { codeRefused, returnedOrder } from './returned-order.ts'
import type { AccountOperation } from './service.ts'

export const submitRegisterStatus: AccountOperation<'submitRegisterStatus'> = async ({
  path,
  body,
  world,
}) => {
  const order = returnedOrder(body, { ...path, flows: ['register'] }, world)
  return privateReply(200, order ? await registerOutcome(order, world) : codeRefused)
}
