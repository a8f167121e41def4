import { cancelOf } from '../../state/eid/failures.ts'
import { privateReply } from '../reply.ts'
import { eidOrderView } from './eid-order-view.ts'
import { pendingOrder } from './pending-order.ts'
import { type ControlOperation, wrote } from './service.ts'

export const cancelEidOrder: ControlOperation<'cancelEidOrder'> = ({ path, world }) => {
  const { order, refused } = pendingOrder(path.orderRef, world)
  if (!order) return refused
  world.eid.fail(order, cancelOf(order))
  wrote(world)
  return privateReply(200, eidOrderView(order, world))
}
