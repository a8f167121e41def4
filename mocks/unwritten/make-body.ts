import { dayOf } from './day-of.ts'
import type { UnwrittenCall } from './unwritten-call.ts'
import { type Making, makeValue } from './values/make-value.ts'
import { isObject } from './values/schema/schema.ts'

type BodyOptions = Pick<Making, 'wanted' | 'leavesOut' | 'fresh'> & {
  /** What chance is drawn from besides the operation; the parameters of the call unless told. */
  seed?: string
}

/** A body of a media type for a status, or undefined where its schema admits none that could be found. */
export function makeBody(
  asked: Pick<UnwrittenCall, 'document' | 'said' | 'compiled' | 'world'>,
  { status, type, seed = '', ...making }: BodyOptions & { status: number; type: string },
): unknown {
  const { document, said, compiled, world } = asked
  const content = said.answers.get(String(status))?.content.get(type)
  if (!content) return undefined
  const validate = compiled.responses[status]?.[type]
  return makeValue(content.schema, {
    ...making,
    book: document.book,
    seed: `${world.seed}/${said.operationId}/${status}/${seed}`,
    now: making.fresh ? world.clock.now() : dayOf(world.clock.now()),
    ...(validate ? { admits: (value) => validate(value) } : {}),
  })
}

/** What in an answer follows from the request: members that are called like its parameters, and those that were sent. */
export function echoOf({ said, call }: Pick<UnwrittenCall, 'said' | 'call'>): Record<string, unknown> {
  const last = said.path.match(/\{(\w+)\}$/)?.[1]
  const id = last === undefined ? undefined : call.path[last]
  const own = id === undefined ? {} : { id }
  const query = Object.fromEntries(Object.entries(call.query).filter(([, value]) => !Array.isArray(value)))
  return { ...own, ...query, ...call.path, ...(isObject(call.body) ? call.body : {}) }
}

/** The parameters of a call as one text: the same call, the same chance. */
export const callKey = ({ call }: Pick<UnwrittenCall, 'call'>): string =>
  JSON.stringify([
    call.path,
    Object.entries(call.query).toSorted(([one], [other]) => one.localeCompare(other)),
    call.body ?? null,
  ]).slice(0, 2000)
