import type { EngineAnswer, EngineCall, Handler } from '../engine/operation.ts'
import type { Principal } from '../state/principal.ts'
import { worldIndexOf } from '../state/search/world-index.ts'
import type { World } from '../state/world.ts'
import { siteNumbered } from './residence/service.ts'

type Search = Handler<World, Principal>

/** What was answered in one second of a world's time. */
type Remembered = { second: number; answers: Map<string, EngineAnswer> }

/** Questions remembered at once for a site: those of a second. */
const capacity = 200

const remembered = new WeakMap<object, Remembered>()

/**
 * A search that remembers what it answered. What a search finds follows from the question, from what the site sells in
 * this world, and from the time to the second; asked the same again, it gives the very same answer, which then is
 * neither checked nor written again.
 */
export function remembering(search: Search): Search {
  return (call) => {
    const { answers } = memoryOf(call)
    const question = JSON.stringify([call.operationId, call.query, call.body])
    const known = answers.get(question)
    if (known) return known
    const made = search(call)
    if (made instanceof Promise || made.status !== 200) return made
    const lasting = { ...made, lasting: true }
    if (answers.size >= capacity) answers.clear()
    answers.set(question, lasting)
    return lasting
  }
}

function memoryOf({ body, world }: EngineCall<World, Principal>): Remembered {
  const { siteId } = body as { siteId: number }
  const index = worldIndexOf(world, siteNumbered(siteId))
  const second = Math.floor(world.clock.now() / 1000)
  const known = remembered.get(index)
  if (known?.second === second) return known
  const memory = { second, answers: new Map<string, EngineAnswer>() }
  remembered.set(index, memory)
  return memory
}
