import { isSame } from '../../engine/same-json.ts'
import { type ProblemAnswer, problem } from '../../engine/answer/problem.ts'
import type { Kept } from '../../state/resources/resources.ts'
import { madeHeaders } from '../made-headers.ts'
import { makeBody } from '../make-body.ts'
import type { Sourced } from '../unwritten-call.ts'
import { isObject } from '../values/schema/schema.ts'
import { listWithin } from './begin-collection.ts'
import type { ResourceCall } from './resource-call.ts'

type Unmarked = Omit<Sourced, 'source'>

/** Answers that could be given, the best first. */
type Answers = Iterable<Unmarked>

const jsonTypes = (asked: ResourceCall, status: number) =>
  Object.keys(asked.compiled.responses[status] ?? {}).filter((type) => type.endsWith('json'))

const isBare = (asked: ResourceCall, status: number) =>
  Object.keys(asked.compiled.responses[status] ?? {}).length === 0

function successes({ compiled }: ResourceCall, first: number): number[] {
  const good = Object.keys(compiled.responses)
    .map(Number)
    .filter((status) => status >= 200 && status < 300)
  return good.toSorted((one, other) => Number(other === first) - Number(one === first))
}

const typeHeader = (type: string): Record<string, string> =>
  type === 'application/json' ? {} : { 'content-type': type }

/** A thing, as far as the answer has room for it: all of it, its id alone, or nothing. */
export function* answerWithThing(asked: ResourceCall, kept: Kept, location?: string): Answers {
  const { value, id, owner } = kept
  for (const status of successes(asked, location === undefined ? 200 : 201)) {
    const place: Record<string, string> = location !== undefined && status === 201 ? { location } : {}
    const headers = { ...madeHeaders(asked, status), ...place }
    if (isBare(asked, status)) yield { status, headers }
    for (const type of jsonTypes(asked, status)) {
      const body = viewOf(asked, { status, type, wanted: { id, ...value }, seed: `${owner}/${id}` })
      if (body !== undefined) yield { status, body, headers: { ...headers, ...typeHeader(type) } }
    }
  }
}

/** What a delete answers: nothing where it may, else the thing that was. */
export function* answerWithout(asked: ResourceCall, kept: Kept): Answers {
  for (const status of successes(asked, 204))
    if (isBare(asked, status)) yield { status, headers: madeHeaders(asked, status) }
  yield* answerWithThing(asked, kept)
}

type View = { status: number; type: string; wanted: unknown; seed: string }

/** What is known, in the shape of an answer; members that it does not say are left out unless the answer must have them. */
function viewOf(asked: ResourceCall, { wanted, ...view }: View): unknown {
  return makeBody(asked, {
    ...view,
    wanted,
    leavesOut: (name) => !isObject(wanted) || !Object.hasOwn(wanted, name),
  })
}

/** The things of a collection that the query asks for, as the list or within what is around it. */
export function* answerWithList(asked: ResourceCall, all: readonly Kept[]): Answers {
  const { role } = asked
  const found = all.filter((one) => isAskedFor(asked, one))
  const things = partOf(asked, found).map(({ id, value }) => ({ [role.resource.id]: id, ...value }))
  for (const status of successes(asked, 200)) {
    for (const type of jsonTypes(asked, status)) {
      const { items } = role.resource
      const wanted = items === undefined ? things : { ...numbersOf(asked, found.length), [items]: things }
      const body = viewOf(asked, { status, type, wanted, seed: 'list' })
      // a list that has lost something on the way is none
      const kept = listWithin(body, items)
      if (Array.isArray(kept) && kept.length === things.length)
        yield { status, body, headers: { ...madeHeaders(asked, status), ...typeHeader(type) } }
    }
  }
}

/** A parameter of the query that is called like a member asks for the things that have it so. */
function isAskedFor({ call }: ResourceCall, { value }: Kept): boolean {
  return Object.entries(call.query).every(([name, asked]) => {
    if (asked === undefined || !Object.hasOwn(value, name)) return true
    const own = value[name]
    const isThere = (one: unknown) =>
      isSame(one, own) || (Array.isArray(own) && own.some((item) => isSame(item, one)))
    return Array.isArray(asked) ? asked.some(isThere) : isThere(asked)
  })
}

const limits = ['limit', 'pageSize', 'page_size', 'perPage', 'per_page', 'size', 'take']
const offsets = ['offset', 'skip', 'start']

function numberOf({ call }: ResourceCall, names: readonly string[]): number | undefined {
  const found = names.map((name) => call.query[name]).find((one) => typeof one === 'number')
  return typeof found === 'number' ? found : undefined
}

/** The part of a list that the query asks for by page and size, or by offset and limit. */
function partOf(asked: ResourceCall, found: readonly Kept[]): readonly Kept[] {
  const limit = numberOf(asked, limits)
  if (limit === undefined) return found
  const page = numberOf(asked, ['page'])
  const from = page === undefined ? (numberOf(asked, offsets) ?? 0) : Math.max(0, page - 1) * limit
  return found.slice(from, from + limit)
}

/** What stands around a list: how many there are in all, and what was asked for. */
function numbersOf(asked: ResourceCall, total: number): Record<string, unknown> {
  const counts = [
    'total',
    'count',
    'totalCount',
    'totalItems',
    'totalElements',
    'total_count',
    'numberOfItems',
  ]
  return { ...Object.fromEntries(counts.map((name) => [name, total])), ...asked.call.query }
}

/** That nothing is there; where the contract has no such answer, none. */
export const notFound = (asked: ResourceCall): Answers => refusal(asked, 404, 'notFound')

/** A refusal in the words that the contract has for it. */
export function* refusal(asked: ResourceCall, status: number, code: string): Answers {
  if (!(status in asked.compiled.responses)) return
  const said: ProblemAnswer<number, string> = problem(status, code)
  if (isBare(asked, status)) yield { status, headers: madeHeaders(asked, status) }
  else yield { ...said, headers: { ...madeHeaders(asked, status), ...said.headers } }
  for (const type of jsonTypes(asked, status)) {
    const wanted = { ...said.body, message: said.body.title, error: said.body.title, statusCode: status }
    const body = viewOf(asked, { status, type, wanted, seed: code })
    if (body !== undefined)
      yield { status, body, headers: { ...madeHeaders(asked, status), ...typeHeader(type) } }
  }
}
