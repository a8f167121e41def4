import { problem } from '../../engine/problem.ts'
import type { EidOrder } from '../../state/eid/order.ts'
import type { World } from '../../state/world.ts'

/** How long the outcome of an identification can be fetched, in milliseconds: three minutes. */
const keptMs = 180_000

/**
 * The order of a session, or why there is none to ask for: a session that was started for something else is as unknown
 * here as one that never was, and an outcome is not kept for ever.
 */
export function knownOrder(session: string, wanted: Pick<EidOrder, 'idType' | 'flow'>, world: World) {
  const order = world.eid.bySession(session)
  if (order?.idType !== wanted.idType || order.flow !== wanted.flow)
    return { refused: problem(404, 'notFound') }
  const isOld = order.endedAt !== undefined && world.clock.now() > order.endedAt + keptMs
  return isOld ? { refused: problem(410, 'gone') } : { order }
}
