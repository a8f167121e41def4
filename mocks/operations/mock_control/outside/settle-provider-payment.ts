import { problem } from '../../../engine/answer/problem.ts'
import { privateReply } from '../../shared/reply.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'
import { unprocessable } from '../shared/unprocessable.ts'

export const settleProviderPayment: ControlOperation<'settleProviderPayment'> = ({ path, body, world }) => {
  const settled = world.providerPayments.settle(path.paymentId, body)
  if (settled === 'missing') return problem(404, 'notFound')
  if (settled === 'final') return problem(409, 'conflict')
  if (settled === 'foreignCode')
    return unprocessable('/errorCode', 'foreign', 'the provider gives no such code here')
  world.bookings.settle()
  countWrite(world.data)
  return privateReply(200, settled)
}
