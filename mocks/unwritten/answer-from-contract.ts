import { isSame } from '../engine/same-json.ts'
import type { CompiledOperation } from '../engine/contract.ts'
import { problem } from '../engine/answer/problem.ts'
import { answerMark, checked } from './checked.ts'
import {
  type ShownAnswer,
  namedExamples,
  openExamples,
  shownAnswers,
  preferredStatus,
} from './fitting-example.ts'
import { madeHeaders } from './made-headers.ts'
import { callKey, echoOf, makeBody } from './make-body.ts'
import { otherBytes } from './other-bytes.ts'
import type { Sourced, UnwrittenCall } from './unwritten-call.ts'
import { isObject } from './values/schema/schema.ts'

/**
 * Answers from what the contract says: by an example that fits the request, else with values made from the schema. What
 * breaks the contract is not sent; where nothing else was found, 503 says so, or 501 where the contract has no 503.
 */
export function answerFromContract(asked: UnwrittenCall): Sourced {
  for (const answer of answersInOrder(asked)) {
    const kept = answer && checked(asked.compiled, answer)
    if (kept) return kept
  }
  return unanswerable(asked)
}

function* answersInOrder(asked: UnwrittenCall): Generator<Sourced | undefined> {
  for (const example of namedExamples(asked)) yield answerOf(asked, example)
  const preferred = preferredStatus(asked)
  for (const status of preferred === undefined ? successes(asked.compiled) : [preferred]) {
    for (const example of openExamples(asked, status)) yield adapted(asked, example)
    yield* made(asked, status)
  }
}

/** An answer of a certain status, for a fault that asks for it. */
export function answerWithStatus(asked: UnwrittenCall, status: number): Sourced {
  for (const example of openExamples(asked, status)) {
    const kept = checked(asked.compiled, answerOf(asked, example))
    if (kept) return kept
  }
  for (const answer of made(asked, status)) {
    const kept = answer && checked(asked.compiled, answer)
    if (kept) return kept
  }
  return unanswerable(asked)
}

/** The example that somebody names, of one status or of any. */
export function answerByName(asked: UnwrittenCall, name: string, status?: number): Sourced | undefined {
  const found = shownAnswers(asked).find(
    (one) => one.name === name && (status === undefined || one.status === status),
  )
  return found && checked(asked.compiled, answerOf(asked, found))
}

/** The statuses that say that all went well; where the contract has none, whatever it has. */
function successes({ method, responses }: CompiledOperation): number[] {
  const all = Object.keys(responses).map(Number).filter(Number.isInteger)
  const good = all.filter((status) => status >= 200 && status < 300)
  const rank = (status: number) => (method === 'POST' && status === 201 ? 0 : status)
  return (good.length > 0 ? good : all).toSorted((one, other) => rank(one) - rank(other))
}

function answerOf(asked: UnwrittenCall, { status, type, name, value }: ShownAnswer): Sourced {
  return {
    status,
    body: value,
    headers: { ...madeHeaders(asked, status), ...typeHeader(type) },
    source: `generated; example=${name}`,
  }
}

/** Plain JSON and problems are told apart by the engine. */
const typeHeader = (type: string): Record<string, string> =>
  type === 'application/json' || type === 'application/problem+json' ? {} : { 'content-type': type }

/** An example of one thing, with what the request says about the thing that is asked for. */
function adapted(asked: UnwrittenCall, example: ShownAnswer): Sourced | undefined {
  const { value, status, type } = example
  if (!isObject(value)) return answerOf(asked, example)
  const echo = Object.entries(echoOf(asked)).filter(
    ([name, said]) => Object.hasOwn(value, name) && !isSame(value[name], said),
  )
  if (echo.length === 0) return answerOf(asked, example)
  const wanted = { ...value, ...Object.fromEntries(echo) }
  const body = makeBody(asked, {
    status,
    type,
    wanted,
    leavesOut: (name) => !Object.hasOwn(value, name),
    seed: callKey(asked),
  })
  return body === undefined ? answerOf(asked, example) : answerOf(asked, { ...example, value: body })
}

function* made(asked: UnwrittenCall, status: number): Generator<Sourced | undefined> {
  const types = Object.keys(asked.compiled.responses[status] ?? {})
  const headers = madeHeaders(asked, status)
  if (types.length === 0) yield { status, headers, source: 'generated; no body' }
  const isJson = (type: string) => type.endsWith('json')
  for (const type of [...types.filter(isJson), ...types.filter((one) => !isJson(one))]) {
    const seed = callKey(asked)
    if (!isJson(type)) {
      const body = otherBytes(type, `${asked.said.operationId}/${seed}`)
      yield { status, body, headers: { ...headers, 'content-type': type }, source: 'generated; placeholder' }
      continue
    }
    const wanted = echoOf(asked)
    const body = makeBody(asked, {
      status,
      type,
      seed,
      ...(Object.keys(wanted).length > 0 ? { wanted } : {}),
    })
    yield body === undefined
      ? undefined
      : { status, body, headers: { ...headers, ...typeHeader(type) }, source: 'generated; schema' }
  }
}

/** Said on the console once an operation, and to each caller. */
const told = new Set<string>()

function unanswerable({ compiled }: UnwrittenCall): Sourced {
  const { operationId, responses } = compiled
  const detail = `Nothing was found that the contract admits as an answer of ${operationId}: its schema may contradict itself. Add an example to it, or write the operation.`
  if (!told.has(operationId)) console.error(`mock: ${detail}`)
  told.add(operationId)
  const answer = responses[503]
    ? problem(503, 'serviceUnavailable', { detail })
    : problem(501, 'unprocessable', { detail })
  const source = 'none; nothing keeps the contract'
  return { ...answer, source, headers: { ...answer.headers, [answerMark]: source } }
}
