import { privateReply } from '../../shared/reply.ts'
import { registerOutcome } from '../shared/register-outcome.ts'
import { codeRefused, orderOfCode } from '../shared/order-of-code.ts'
import type { AccountOperation } from '../shared/types.ts'

export const submitRegisterStatus: AccountOperation<'submitRegisterStatus'> = async ({
  path,
  body,
  world,
}) => {
  const order = orderOfCode(body, { ...path, flows: ['register'] }, world)
  return privateReply(200, order ? await registerOutcome(order, world) : codeRefused)
}
