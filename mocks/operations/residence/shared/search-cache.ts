import type { EngineAnswer, EngineCall, Handler } from '../../../engine/operation.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import { siteIndexOf } from './site-index.ts'

type Search = Handler<World, Principal>

/** The answers of one second of a world's time, by question. */
type Cache = { second: number; answers: Map<string, EngineAnswer> }

/** The most answers that are kept for a site at once. */
const capacity = 200

const caches = new WeakMap<object, Cache>()

/**
 * A search whose answers are kept. What it finds depends on the question, on what the site sells in this world, and on the
 * time to the second; the same question gets the same answer object, which the engine neither checks nor writes again.
 */
export function cachedSearch(search: Search): Search {
  return (call) => {
    const { answers } = cacheOf(call)
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

function cacheOf({ body, world }: EngineCall<World, Principal>): Cache {
  const { siteId } = body as { siteId: number }
  const index = siteIndexOf(world, siteId)
  const second = Math.floor(world.clock.now() / 1000)
  const known = caches.get(index)
  if (known?.second === second) return known
  const made = { second, answers: new Map<string, EngineAnswer>() }
  caches.set(index, made)
  return made
}
