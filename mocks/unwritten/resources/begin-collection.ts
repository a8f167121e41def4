import { countWrite } from '../../state/world/record-call.ts'
import type { OperationSaid } from '../contract-document.ts'
import { dayOf } from '../day-of.ts'
import { makeValue } from '../values/make-value.ts'
import { isObject } from '../values/schema/schema.ts'
import type { Place, ResourceCall } from './resource-call.ts'
import type { Resource } from './role.ts'

type Thing = Record<string, unknown>

/**
 * Puts the first things into a collection, once for each whose things it has: those that the contract shows in its list,
 * else the one that it shows alone, and some made from the schema. Later calls find what was made of them.
 */
export function beginCollection(
  { world, document }: Pick<ResourceCall, 'world' | 'document'>,
  resource: Resource,
  { collection, owner }: Pick<Place, 'collection' | 'owner'>,
): void {
  if (!world.resources.begins(collection, owner)) return
  const { id, begin, schema, list, create } = resource
  if (!list && !create) return
  const isNested = resource.collection.includes('{')
  const shown = isNested ? [] : shownThings(resource)
  const made = Array.from({ length: shown.length > 0 ? 0 : begin }, (_, at) =>
    makeValue(schema, {
      book: document.book,
      seed: `${world.seed}/${collection}/${owner}/${at}`,
      now: dayOf(world.clock.now()),
    }),
  )
  for (const value of [...shown, ...made.filter(isObject)]) {
    const own = value[id]
    const key = typeof own === 'string' || typeof own === 'number' ? own : world.ids.next(collection)
    if (!world.resources.find(collection, key, { owner }))
      world.resources.keep(collection, { id: key, owner, value })
  }
  countWrite(world.data)
}

/** The list that an answer is, or has under a name. */
export const listWithin = (answer: unknown, items: string | undefined): unknown => {
  if (items === undefined) return answer
  return isObject(answer) ? answer[items] : undefined
}

/** The things in the examples of the list; where it has none, those that are shown alone. */
function shownThings({ list, read, items }: Resource): Thing[] {
  const listed = examplesOf(list).flatMap((one) => {
    const things = listWithin(one, items)
    return Array.isArray(things) ? things.filter(isObject) : []
  })
  return listed.length > 0 ? listed : examplesOf(read).filter(isObject)
}

/** What the contract shows of an operation that went well. */
export function examplesOf(said: OperationSaid | undefined): unknown[] {
  const good = [...(said?.answers ?? [])].filter(([status]) => status.startsWith('2'))
  return good.flatMap(([, { content }]) =>
    [...content.values()].flatMap(({ examples }) => [...examples.values()]),
  )
}
