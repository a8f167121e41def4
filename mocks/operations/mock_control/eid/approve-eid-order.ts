import type { EidOrder } from '../../../state/eid/order.ts'
import { isTestNumber } from '../../../state/eid/test-number.ts'
import type { World } from '../../../state/world.ts'
import { privateReply } from '../../shared/reply.ts'
import { eidOrderView } from '../shared/eid-order-view.ts'
import { pendingOrder } from '../shared/pending-order.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { Control, ControlOperation } from '../shared/types.ts'
import { unprocessable } from '../shared/unprocessable.ts'
import { todayOf } from '../../../state/today.ts'

export const approveEidOrder: ControlOperation<'approveEidOrder'> = ({ path, body, world }) => {
  const { order, refused } = pendingOrder(path.orderRef, world)
  if (!order) return refused
  const number = numberOf(body, order, world)
  if (!number) {
    const pointer = 'personaId' in body ? '/personaId' : '/personalNumber'
    return unprocessable(pointer, 'noEid', `nobody like that has an e-ID of the kind ${order.idType}`)
  }
  world.eid.approve(order, number)
  countWrite(world.data)
  return privateReply(200, eidOrderView(order, world))
}

/** The number of whoever approves, if they have an e-ID of the order's kind. */
function numberOf(
  who: Control<'ApproveEidOrderRequest'>,
  { idType }: EidOrder,
  world: World,
): string | undefined {
  if ('personaId' in who) {
    const eid = world.catalogue.persona(who.personaId)?.logins.eid
    return eid?.idType === idType ? eid.personalNumber : undefined
  }
  const today = todayOf(world)
  return isTestNumber(idType, who.personalNumber, today) ? who.personalNumber : undefined
}
