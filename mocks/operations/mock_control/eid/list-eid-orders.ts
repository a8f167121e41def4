import { privateReply } from '../../shared/reply.ts'
import { eidOrderView } from '../shared/eid-order-view.ts'
import type { ControlOperation } from '../shared/types.ts'

const most = 100

export const listEidOrders: ControlOperation<'listEidOrders'> = ({ query, world }) => {
  const orders = world.eid.list().filter(({ state }) => !query.state || query.state === state)
  return privateReply(
    200,
    orders.slice(0, most).map((order) => eidOrderView(order, world)),
  )
}
