import { problem } from '../../engine/problem.ts'
import { privateReply } from '../reply.ts'
import { eidOrderView } from './eid-order-view.ts'
import { type ControlOperation, wrote } from './service.ts'

export const scanEidOrder: ControlOperation<'scanEidOrder'> = async ({ body, world }) => {
  const order = await world.eid.byToken(body.token)
  if (!order) return problem(404, 'notFound')
  if (order === 'gone') return problem(410, 'gone')
  world.eid.scan(order)
  wrote(world)
  return privateReply(200, eidOrderView(order, world))
}
