import { canFailWith } from '../../state/eid/failures.ts'
import { privateReply } from '../reply.ts'
import { eidOrderView } from './eid-order-view.ts'
import { pendingOrder } from './pending-order.ts'
import { type ControlOperation, wrote } from './service.ts'
import { unprocessable } from './unprocessable.ts'

export const failEidOrder: ControlOperation<'failEidOrder'> = ({ path, body, world }) => {
  const { order, refused } = pendingOrder(path.orderRef, world)
  if (!order) return refused
  if (!canFailWith(order.idType, body.hintCode)) {
    return unprocessable('/hintCode', 'foreign', `an order of the kind ${order.idType} does not fail so`)
  }
  world.eid.fail(order, body.hintCode)
  wrote(world)
  return privateReply(200, eidOrderView(order, world))
}
