import { problem } from '../../../engine/problem.ts'
import { own } from '../../../engine/own.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import { countWrite } from '../../../state/note-call.ts'
import type { World } from '../../../state/world.ts'

/** How long the outcome of an identification can be fetched, in milliseconds: three minutes. */
const keptMs = 180_000

/**
 * The order of a session, or why there is none to ask for: a session that was started for something else is as unknown
 * here as one that never was, and an outcome is not kept for ever. Whoever asks may find that the order has moved on, and
 * an outcome has effects: both count as writing, although the call is a GET.
 */
export function orderOfSession(session: string, wanted: Pick<EidOrder, 'idType' | 'flow'>, world: World) {
  const { orders } = world.data.eid
  const kept = own(orders, session)
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
