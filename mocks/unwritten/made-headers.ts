import { dayOf } from './day-of.ts'
import type { UnwrittenCall } from './unwritten-call.ts'
import { makeValue } from './values/make-value.ts'

/** Headers that the engine sets, or that would be wrong if they were made up. */
const own = new Set(['content-type', 'content-length', 'set-cookie', 'retry-after'])

/** The headers that an answer must have by its contract: as it shows them, or made from their schemas. */
export function madeHeaders(
  { document, said, world }: Pick<UnwrittenCall, 'document' | 'said' | 'world'>,
  status: number,
): Record<string, string> {
  const headers = [...(said.answers.get(String(status))?.headers ?? [])]
  return Object.fromEntries(
    headers.flatMap(([name, { required, schema, examples }]) => {
      if (!required || own.has(name)) return []
      const [shown] = examples.values()
      const seed = `${world.seed}/${said.operationId}/${name}`
      const value = shown ?? makeValue(schema, { book: document.book, seed, now: dayOf(world.clock.now()) })
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )
}
