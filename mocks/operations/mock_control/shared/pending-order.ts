import { problem } from '../../../engine/answer/problem.ts'
import { hasExpired } from '../../../state/eid/failures.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'

/** The order somebody acts on, or why they can't: there is none, it has expired, or it has ended. */
export function pendingOrder(orderRef: string, { eid }: World) {
  const order: EidOrder | undefined = eid.byReference(orderRef)
  if (!order) return { refused: problem(404, 'notFound') }
  if (order.state === 'pending') return { order }
  return { refused: hasExpired(order) ? problem(410, 'gone') : problem(409, 'conflict') }
}
