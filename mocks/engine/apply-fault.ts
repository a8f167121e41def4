import type { CompiledOperation } from './contract.ts'
import type { FaultRule } from './faults.ts'
import type { Verdict, Violation } from './log.ts'
import { type Outgoing, bytesOf, droppedConnection } from './outgoing.ts'
import { codeFor, problem } from './problem.ts'
import { respond } from './respond.ts'

/** An answer to be sent, and whether call and answer kept the contract. */
export type Outcome = { answer: Outgoing; verdict: Verdict; violations: readonly Violation[] }

export const noViolations: readonly Violation[] = []

export type FaultedCall = {
  operation: CompiledOperation
  /** Makes an answer with a status that the fault asks for. */
  invent: (status: number) => Promise<Outgoing>
  wait: (milliseconds: number) => Promise<void>
}

/** How many chunks a slow body is sent in. */
const pieces = 20

/** The answer that a fault gives instead of the operation's, after its delay: none at all, or its own status. Undefined when the call goes on. */
export async function faultAnswer(rule: FaultRule, call: FaultedCall): Promise<Outcome | undefined> {
  if (rule.delayMs) await call.wait(rule.delayMs)
  if (rule.drop) return { answer: droppedConnection, verdict: 'fault', violations: noViolations }
  if (rule.status === undefined) return undefined
  return {
    answer: await answerWithStatus(rule.status, rule, call),
    verdict: 'fault',
    violations: noViolations,
  }
}

const problemType = 'application/problem+json'

/**
 * An answer with the status of the fault: a problem, no body, or a generated body where the contract has another type for
 * that status, as for a success or for a page that says it was not found.
 */
async function answerWithStatus(
  status: number,
  { problemCode }: FaultRule,
  { operation, invent }: FaultedCall,
): Promise<Outgoing> {
  const types = Object.keys(operation.responses[status] ?? {})
  if (types.includes(problemType) || (types.length === 0 && status >= 400)) {
    return respond(problem(status, problemCode ?? codeFor(status)), false)
  }
  if (types.length === 0) return { status, headers: {}, body: null }
  return { ...(await invent(status)), status }
}

/** The answer with its body cut in the middle, or sent slowly, as the fault says. */
export async function withBodyFault(
  answer: Outgoing,
  { malformed, slowBodyMs }: FaultRule,
  wait: FaultedCall['wait'],
): Promise<Outgoing> {
  if (answer.body === null || (!malformed && !slowBodyMs)) return answer
  const whole = await bytesOf(answer.body)
  const bytes = malformed ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
  const { 'content-length': _, ...headers } = answer.headers
  return { ...answer, headers, body: slowBodyMs ? slowStream(bytes, slowBodyMs, wait) : bytes }
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
