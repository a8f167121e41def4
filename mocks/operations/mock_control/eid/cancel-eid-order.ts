import { cancelOf } from '../../../state/eid/failures.ts'
import { privateReply } from '../../shared/reply.ts'
import { eidOrderView } from '../shared/eid-order-view.ts'
import { pendingOrder } from '../shared/pending-order.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'

export const cancelEidOrder: ControlOperation<'cancelEidOrder'> = ({ path, world }) => {
  const { order, refused } = pendingOrder(path.orderRef, world)
  if (!order) return refused
  world.eid.fail(order, cancelOf(order))
  countWrite(world.data)
  return privateReply(200, eidOrderView(order, world))
}
