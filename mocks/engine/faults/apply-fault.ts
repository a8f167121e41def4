import type { CompiledOperation, Validator } from '../contract.ts'
import type { FaultRule } from './faults.ts'
import type { Verdict, Violation } from '../worlds/log.ts'
import { type Outgoing, bytesOf, droppedConnection } from '../answer/outgoing.ts'
import { codeFor, problem } from '../answer/problem.ts'
import { respond } from '../answer/respond.ts'

/** An answer to be sent, and whether call and answer kept the contract. */
export type Outcome = { answer: Outgoing; verdict: Verdict; violations: readonly Violation[] }

export const noViolations: readonly Violation[] = []

export type FaultedCall = {
  operation: CompiledOperation
  /** Makes an answer with a status that the fault asks for. */
  invent: (status: number) => Promise<Outgoing>
  /** The contract's example of this name, of that status if one is asked for; nothing where there is none. */
  exampleOf: (name: string, status: number | undefined) => Promise<Outgoing | undefined>
  wait: (milliseconds: number) => Promise<void>
}

/** How many chunks a slow body is sent in. */
const pieces = 20

/** The answer that a fault gives instead of the operation's, after its delay: none at all, or its own status. Undefined when the call goes on. */
export async function faultAnswer(rule: FaultRule, call: FaultedCall): Promise<Outcome | undefined> {
  if (rule.delayMs) await call.wait(rule.delayMs)
  if (rule.drop) return { answer: droppedConnection, verdict: 'fault', violations: noViolations }
  const example = rule.example === undefined ? undefined : await call.exampleOf(rule.example, rule.status)
  if (!example && rule.status === undefined) return undefined
  const answer = example ?? (await answerWithStatus(rule.status ?? 200, rule, call))
  return { answer, verdict: 'fault', violations: noViolations }
}

const problemType = 'application/problem+json'

/**
 * An answer with the status of the fault: a problem, no body, or a generated body where the contract has another type for
 * that status, as for a success or for a page that says it was not found.
 */
async function answerWithStatus(
  status: number,
  { problemCode, body, headers = {} }: FaultRule,
  { operation, invent }: FaultedCall,
): Promise<Outgoing> {
  if (body !== undefined) return respond({ status, body, headers }, false)
  const declared = operation.responses[status] ?? {}
  const types = Object.keys(declared)
  if (types.includes(problemType) || (types.length === 0 && status >= 400)) {
    return respond(problem(status, problemCode ?? ownCode(status, declared[problemType])), false)
  }
  if (types.length === 0) return { status, headers: {}, body: null }
  return { ...(await invent(status)), status }
}

/** The code of a status: the usual one, or where the contract rules that out, the first of those that it names. */
function ownCode(status: number, validate: Validator | null | undefined): string {
  const usual = codeFor(status)
  if (!validate || validate(problem(status, usual).body)) return usual
  const told = validate.errors?.find(({ instancePath }) => instancePath === '/code')?.params
  const [first] = [told?.['allowedValue'] ?? told?.['allowedValues']].flat()
  return typeof first === 'string' ? first : usual
}

/** The answer with the headers of the fault, and with its body cut in the middle, half sent or sent slowly, as that says. */
export async function withBodyFault(
  given: Outgoing,
  { malformed, slowBodyMs, halfSent, headers: ordered }: FaultRule,
  wait: FaultedCall['wait'],
): Promise<Outgoing> {
  const answer =
    ordered && given.status !== 0 ? { ...given, headers: { ...given.headers, ...ordered } } : given
  if (answer.body === null || (!malformed && !slowBodyMs && !halfSent)) return answer
  const whole = await bytesOf(answer.body)
  if (halfSent) return halfSentAnswer(answer, whole)
  const bytes = malformed ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
  const { 'content-length': _, ...headers } = answer.headers
  return { ...answer, headers, body: slowBodyMs ? slowStream(bytes, slowBodyMs, wait) : bytes }
}

/** Says how long it is, and ends the connection in the middle. */
function halfSentAnswer(answer: Outgoing, whole: Uint8Array): Outgoing {
  let isSent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new Error('the connection was to end in the middle'))
      else controller.enqueue(whole.subarray(0, Math.max(1, Math.floor(whole.length / 2))))
      isSent = true
    },
  })
  return { ...answer, headers: { ...answer.headers, 'content-length': String(whole.length) }, body }
}

function slowStream(
  bytes: Uint8Array,
  milliseconds: number,
  wait: FaultedCall['wait'],
): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / pieces))
  const pause = milliseconds / Math.max(1, Math.ceil(bytes.length / size))
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      await wait(pause)
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
    },
  })
}
