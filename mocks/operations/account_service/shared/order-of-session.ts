import { problem } from '../../../engine/answer/problem.ts'
import { ownValue } from '../../../engine/own-value.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { World } from '../../../state/world.ts'

/** How long the outcome of an identification can be fetched, in milliseconds. */
const keptMs = 180_000

/**
 * The order of a session, or the problem: 404 for an unknown session and for one that was started for something else, 410
 * for an outcome that is too old. An order that has moved on, and an outcome, which has effects, count as a write although
 * the call is a GET.
 */
export function orderOfSession(session: string, wanted: Pick<EidOrder, 'idType' | 'flow'>, world: World) {
  const { orders } = world.data.eid
  const kept = ownValue(orders, session)
  const before = kept && stageOf(kept)
  const order = before === undefined ? undefined : world.eid.bySession(session)
  if (order?.idType !== wanted.idType || order.flow !== wanted.flow)
    return { refused: problem(404, 'notFound') }
  if (order.state !== 'pending' || stageOf(order) !== before) countWrite(world.data)
  const isOld = order.endedAt !== undefined && world.clock.now() > order.endedAt + keptMs
  return isOld ? { refused: problem(410, 'gone') } : { order }
}

const stageOf = (order: EidOrder | undefined): string =>
  `${order?.state}/${order?.renewedAt}/${order?.scannedAt}`
