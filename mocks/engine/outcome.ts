import type { CompiledOperation } from './contract.ts'
import { type Outcome, nothingBroken } from './apply-fault.ts'
import type { EngineAnswer } from './operation.ts'
import type { Outgoing } from './outgoing.ts'
import { problem } from './problem.ts'
import { respond, violation } from './respond.ts'
import { requestViolations, responseViolations } from './violations.ts'

/** What happens when an answer breaks the contract: tests fail it with a 500, elsewhere it is logged loudly. */
export type OnViolation = 'fail' | 'warn'

const text = new TextEncoder()

/** Lasting answers that were found good, as bytes. */
const sent = new WeakMap<EngineAnswer, Outgoing>()

/** Holds an answer against the contract before it leaves. One that lasts is judged and written once. */
export function judged(
  operation: CompiledOperation,
  decided: EngineAnswer,
  secure: boolean,
  onViolation: OnViolation,
): Outcome {
  const known = decided.lasting ? sent.get(decided) : undefined
  if (known) return { answer: known, verdict: 'ok', violations: nothingBroken }
  const answer = respond(decided, secure)
  const type = answer.headers['content-type'] ?? ''
  const detail = violation(operation, decided, type)
  if (detail) return breach(operation, decided, answer, { type, detail, onViolation })
  return {
    answer: decided.lasting && !decided.cookies ? remembered(decided, answer) : answer,
    verdict: 'ok',
    violations: nothingBroken,
  }
}

function remembered(decided: EngineAnswer, answer: Outgoing): Outgoing {
  const { body } = answer
  const written = typeof body === 'string' ? { ...answer, body: text.encode(body) } : answer
  sent.set(decided, written)
  return written
}

type Breach = { type: string; detail: string; onViolation: OnViolation }

function breach(
  operation: CompiledOperation,
  decided: EngineAnswer,
  answer: Outgoing,
  { type, detail, onViolation }: Breach,
): Outcome {
  const violations = responseViolations(operation, decided, type, detail)
  const verdict = 'responseViolation'
  if (onViolation === 'fail') {
    return { answer: respond(problem(500, 'unprocessable', { detail }), false), verdict, violations }
  }
  console.error(`mock: ${detail}`)
  const mark = detail.slice(0, 300).replaceAll(/[^\x20-\x7e]/g, '?')
  const headers = { ...answer.headers, 'x-mock-violation': mark }
  return { answer: { ...answer, headers }, verdict, violations }
}

/** A request that broke the contract. */
export const refused = (answer: EngineAnswer): Outcome => ({
  answer: respond(answer, false),
  verdict: 'requestViolation',
  violations: requestViolations(answer),
})

/** An outcome when what the call changed is kept; 503 when it could not be, which concerns this call alone. */
export function onceKept(
  keeping: Promise<void> | undefined,
  outcome: Outcome,
  { operationId }: Pick<CompiledOperation, 'operationId'>,
): Outcome | Promise<Outcome> {
  if (!keeping) return outcome
  return keeping.then(
    () => outcome,
    (error: unknown) => {
      console.error(`mock: what ${operationId} changed could not be kept`, error)
      const detail = `the world could not be kept: ${whyOf(error)}`.slice(0, 500)
      return { ...outcome, answer: respond(problem(503, 'serviceUnavailable', { detail }), false) }
    },
  )
}

/** An operation threw: a defect of the mock, told to the caller and loudly here. */
export function broken(operationId: string, error: unknown): Outcome {
  console.error(`mock: ${operationId} failed`, error)
  const detail = `${operationId} failed: ${whyOf(error)}`.slice(0, 500)
  return {
    answer: respond(problem(500, 'unprocessable', { detail }), false),
    verdict: 'responseViolation',
    violations: [{ in: 'response', pointer: '', code: 'failed', detail }],
  }
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
