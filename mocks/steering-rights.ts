import type { Steering } from './engine/engine-options.ts'
import type { EngineAnswer } from './engine/operation.ts'
import { problem } from './engine/answer/problem.ts'
import type { Principal } from './state/caller/principal.ts'
import { passCookie } from './state/caller/pass-cookie.ts'
import type { World } from './state/world.ts'

/** What lets somebody steer a mock that others can reach. */
export type Lock = {
  isKey: (text: string) => boolean
  isPass: (text: string, worldId: string) => boolean
  /** The pass of a world. */
  passOf: (worldId: string) => string
}

const keyHeader = 'x-mock-key'

/** Calls about all worlds: only the key opens them. */
const forTheKey = new Set([
  'listWorlds',
  'createWorld',
  'cloneWorld',
  'updateWorld',
  'deleteWorld',
  'listRealServices',
  'setRealService',
  'clearRealServices',
])

/** A phone that scans a code has nothing yet; what it scanned is known to nobody who has not seen it. */
const forAnybody = new Set(['scanEidOrder'])

/** Who may make which call that steers (docs/decisions/0011-who-may-steer.md). */
export function authorizeBy(lock: Lock) {
  return ({ route, request, cookies, worldId }: Steering<World, Principal>): EngineAnswer | undefined => {
    const { operationId } = route.operation
    if (forAnybody.has(operationId) || lock.isKey(request.header(keyHeader) ?? '')) return undefined
    if (forTheKey.has(operationId)) return problem(401, 'unauthorized', { detail: needsKey })
    if (lock.isPass(cookies[passCookie] ?? '', worldId)) return undefined
    return problem(401, 'unauthorized', { detail: needsEither })
  }
}

const needsKey = 'This mock asks for its key (header X-Mock-Key), which it printed when it started.'
const needsEither = `${needsKey} A link into this world brings along what lets one steer this world.`
