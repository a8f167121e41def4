import type { EngineAnswer, EngineCall, Handler } from '../../../engine/operation.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import type { WorldData } from '../../../state/world/world-data.ts'

type Reading = Handler<World, Principal>

/** The answers of a world between two writes, within one second of its time. */
type Kept = { revision: number; second: number; answers: Map<string, EngineAnswer> }

/** The most answers that are kept for a world at once. */
const capacity = 20

const worlds = new WeakMap<WorldData, Kept>()

/**
 * A reading operation whose answers are kept until something is written in their world, and for a second at most, as time
 * writes as well: the same question of the same person gets the same answer object, which the engine neither checks nor
 * writes again. GET computed on the bench: 56 µs without it, 24 with it.
 */
export function keptUntilWrite(reading: Reading): Reading {
  return (call) => {
    const { answers } = keptOf(call.world)
    const question = questionOf(call)
    const known = answers.get(question)
    if (known) return known
    const made = reading(call)
    if (made instanceof Promise || made.status !== 200) return made
    const lasting = { ...made, lasting: true }
    if (answers.size >= capacity) answers.clear()
    answers.set(question, lasting)
    return lasting
  }
}

const questionOf = ({ operationId, path, query, user }: EngineCall<World, Principal>): string =>
  JSON.stringify([operationId, path, query, user])

function keptOf({ data, clock }: World): Kept {
  const { revision } = data
  const second = Math.floor(clock.now() / 1000)
  const known = worlds.get(data)
  if (known?.revision === revision && known.second === second) return known
  const made = { revision, second, answers: new Map<string, EngineAnswer>() }
  worlds.set(data, made)
  return made
}
