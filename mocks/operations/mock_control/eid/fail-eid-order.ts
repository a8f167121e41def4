import { canFailWith } from '../../../state/eid/failures.ts'
import { privateReply } from '../../shared/reply.ts'
import { eidOrderView } from '../shared/eid-order-view.ts'
import { pendingOrder } from '../shared/pending-order.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'
import { unprocessable } from '../shared/unprocessable.ts'

export const failEidOrder: ControlOperation<'failEidOrder'> = ({ path, body, world }) => {
  const { order, refused } = pendingOrder(path.orderRef, world)
  if (!order) return refused
  if (!canFailWith(order.idType, body.hintCode)) {
    return unprocessable('/hintCode', 'foreign', `an order of the kind ${order.idType} does not fail so`)
  }
  world.eid.fail(order, body.hintCode)
  countWrite(world.data)
  return privateReply(200, eidOrderView(order, world))
}
