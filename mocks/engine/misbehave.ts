import type { CompiledOperation } from './contract.ts'
import type { FaultRule } from './faults.ts'
import type { Verdict, Violation } from './log.ts'
import { codeFor, problem } from './problem.ts'
import { respond } from './respond.ts'

/** An answer on its way out, and how it kept the contract. */
export type Outcome = { response: Response; verdict: Verdict; violations: Violation[] }

export type StruckCall = {
  operation: CompiledOperation
  /** The call as it goes when nothing stands in for it. */
  run: () => Promise<Outcome>
  /** A body for a success that was ordered. */
  invent: () => Promise<Response>
  wait: (milliseconds: number) => Promise<void>
}

/** In how many pieces a slow body comes. */
const pieces = 20

/** Lets a fault have its way with one call. */
export async function misbehave(rule: FaultRule, call: StruckCall): Promise<Outcome> {
  if (rule.delayMs) await call.wait(rule.delayMs)
  if (rule.drop) return { response: Response.error(), verdict: 'fault', violations: [] }
  const outcome = rule.status === undefined ? await call.run() : await ordered(rule.status, rule, call)
  const response = await spoilt(outcome.response, rule, call.wait)
  return { ...outcome, response, verdict: rule.malformed ? 'fault' : outcome.verdict }
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
): Promise<Outcome> {
  const types = Object.keys(operation.responses[String(status)] ?? {})
  const made = { verdict: 'fault' as const, violations: [] }
  if (types.includes(problemType) || (types.length === 0 && status >= 400)) {
    return { response: respond(problem(status, problemCode ?? codeFor(status)), false), ...made }
  }
  if (types.length === 0) return { response: new Response(null, { status }), ...made }
  const { body, headers } = await invent()
  return { response: new Response(body, { status, headers }), ...made }
}

async function spoilt(
  response: Response,
  { malformed, slowBodyMs }: FaultRule,
  wait: StruckCall['wait'],
): Promise<Response> {
  if (response.body === null || (!malformed && !slowBodyMs)) return response
  const whole = new Uint8Array(await response.arrayBuffer())
  const bytes = malformed ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
  const { status } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(slowBodyMs ? trickling(bytes, slowBodyMs, wait) : bytes, { status, headers })
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
