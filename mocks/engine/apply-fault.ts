import type { CompiledOperation } from './contract.ts'
import type { FaultRule } from './faults.ts'
import type { Verdict, Violation } from './log.ts'
import { type Outgoing, bytesOf, cutOff } from './outgoing.ts'
import { codeFor, problem } from './problem.ts'
import { respond } from './respond.ts'

/** An answer on its way out, and how it kept the contract. */
export type Outcome = { answer: Outgoing; verdict: Verdict; violations: readonly Violation[] }

export const nothingBroken: readonly Violation[] = []

export type StruckCall = {
  operation: CompiledOperation
  /** A body for a success that was ordered. */
  invent: () => Promise<Outgoing>
  wait: (milliseconds: number) => Promise<void>
}

/** In how many pieces a slow body comes. */
const pieces = 20

/** What stands in for a call, after the delay: a cut, or the status that was ordered. Nothing when the call goes on. */
export async function standIn(rule: FaultRule, call: StruckCall): Promise<Outcome | undefined> {
  if (rule.delayMs) await call.wait(rule.delayMs)
  if (rule.drop) return { answer: cutOff, verdict: 'fault', violations: nothingBroken }
  if (rule.status === undefined) return undefined
  return { answer: await ordered(rule.status, rule, call), verdict: 'fault', violations: nothingBroken }
}

const problemType = 'application/problem+json'

/**
 * The answer with the status that was asked for: a problem, nothing, or an invented body where the contract has
 * something else, as for a success or for a page that says it was not found.
 */
async function ordered(
  status: number,
  { problemCode }: FaultRule,
  { operation, invent }: StruckCall,
): Promise<Outgoing> {
  const types = Object.keys(operation.responses[status] ?? {})
  if (types.includes(problemType) || (types.length === 0 && status >= 400)) {
    return respond(problem(status, problemCode ?? codeFor(status)), false)
  }
  if (types.length === 0) return { status, headers: {}, body: null }
  return { ...(await invent()), status }
}

/** An answer with its body cut in the middle, or trickling in, as a fault wants it. */
export async function spoilt(
  answer: Outgoing,
  { malformed, slowBodyMs }: FaultRule,
  wait: StruckCall['wait'],
): Promise<Outgoing> {
  if (answer.body === null || (!malformed && !slowBodyMs)) return answer
  const whole = await bytesOf(answer.body)
  const bytes = malformed ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
  const { 'content-length': _, ...headers } = answer.headers
  return { ...answer, headers, body: slowBodyMs ? trickling(bytes, slowBodyMs, wait) : bytes }
}

function trickling(
  bytes: Uint8Array,
  milliseconds: number,
  wait: StruckCall['wait'],
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
