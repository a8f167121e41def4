import type { Awaitable } from '../awaitable.ts'
import type { CompiledOperation } from '../contract.ts'
import { type Outcome, noViolations } from '../faults/apply-fault.ts'
import { keepsWithHits } from './lasting-hits.ts'
import type { EngineAnswer } from '../operation.ts'
import type { Outgoing } from './outgoing.ts'
import { problem } from './problem.ts'
import { headerViolationIn, respond, violationIn } from './respond.ts'
import { type StorageFailure, storageFailureOf, storageProblem } from './storage-failure.ts'
import { requestViolations, responseViolations } from './violations.ts'

/** What happens when an answer breaks the contract: 500 in tests, elsewhere an error on the console and a header. */
export type OnViolation = 'fail' | 'warn'

const text = new TextEncoder()

/** Answers that last and keep the contract; those that were given twice as they are sent. */
const checkedAnswers = new WeakMap<EngineAnswer, Outgoing | 'givenOnce'>()

/**
 * Checks an answer against the contract before it is sent. One that lasts is checked once, and kept as it is sent from the
 * second time on: most are never given again, and what is written of them fills the memory (LIST asked anew on the bench:
 * 172 µs when all are kept, 95 so).
 */
export function checkedOutcome(
  operation: CompiledOperation,
  decided: EngineAnswer,
  secure: boolean,
  onViolation: OnViolation,
): Outcome {
  const known = decided.lasting ? checkedAnswers.get(decided) : undefined
  if (known) {
    const answer = known === 'givenOnce' ? cached(decided, respond(decided, secure)) : known
    return { answer, verdict: 'ok', violations: noViolations }
  }
  const answer = respond(decided, secure)
  const type = answer.headers['content-type'] ?? ''
  const detail =
    (keepsWithHits(operation, decided) ? undefined : violationIn(operation, decided, type)) ??
    headerViolationIn(operation, decided, answer.headers)
  if (detail) return breach(operation, decided, answer, { type, detail, onViolation })
  if (decided.lasting && !decided.cookies) checkedAnswers.set(decided, 'givenOnce')
  return { answer, verdict: 'ok', violations: noViolations }
}

function cached(decided: EngineAnswer, answer: Outgoing): Outgoing {
  const { body } = answer
  const written = typeof body === 'string' ? { ...answer, body: text.encode(body) } : answer
  checkedAnswers.set(decided, written)
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

/**
 * The same for an answer that nobody has written. 501 says that none was found which keeps the contract: it is sent as it
 * is, also where the contract has no such status, for nothing else could be said.
 */
export function inventedOutcome(
  operation: CompiledOperation,
  invented: EngineAnswer,
  secure: boolean,
  onViolation: OnViolation,
): Outcome {
  if (invented.status === 501 && !operation.responses[501]) {
    const detail = `${operation.operationId} could not be answered from its contract`
    const violations = [{ in: 'response' as const, pointer: '', code: 'unanswerable', detail }]
    return { answer: respond(invented, secure), verdict: 'responseViolation', violations }
  }
  const outcome = checkedOutcome(operation, invented, secure, onViolation)
  return outcome.verdict === 'ok' ? { ...outcome, verdict: 'generated' } : outcome
}

type Refused = { operation: CompiledOperation; isWritten: boolean; onViolation: OnViolation }

/**
 * A refusal by the engine, which has to keep the contract like any other answer. A contract that nobody has written
 * operations for need not know it: it is sent as it is, for nothing else could be said.
 */
export function heldRefusal(refusal: EngineAnswer, { operation, isWritten, onViolation }: Refused): Outcome {
  if (isWritten || operation.responses[refusal.status])
    return checkedOutcome(operation, refusal, false, onViolation)
  return { answer: respond(refusal, false), verdict: 'ok', violations: noViolations }
}

/** The refusal of a request that broke the contract. */
export function refusedOutcome(refusal: EngineAnswer, refused: Refused): Outcome {
  const outcome = heldRefusal(refusal, refused)
  if (outcome.verdict !== 'ok') return outcome
  return { ...outcome, verdict: 'requestViolation', violations: requestViolations(refusal) }
}

/** What a call has come to, and the promise of what it changed being saved; undefined where nothing has to be. */
export type Decided = { outcome: Outcome; saving: Promise<void> | undefined }

/** Goes on with an outcome once what the call changed is saved, and with a refusal where it could not be. */
export const onceSaved = <T>(
  { outcome, saving }: Decided,
  operation: CompiledOperation,
  go: (outcome: Outcome) => T,
): Awaitable<T> =>
  saving
    ? saving.then(
        () => go(outcome),
        (error: unknown) => go(unsavedOutcome(error, outcome, operation)),
      )
    : go(outcome)

/** What becomes of an outcome when what the call changed could not be saved: 503 or 507, which concern this call alone. */
function unsavedOutcome(
  error: unknown,
  outcome: Outcome,
  { operationId }: Pick<CompiledOperation, 'operationId'>,
): Outcome {
  const failure = storageFailureOf(error)
  if (failure) {
    const told = toldOfStorage(operationId, failure)
    // somebody else has carried out what was passed on to them
    const isUndone = failure.isUndone && !('source' in outcome)
    return { ...outcome, answer: isUndone ? { ...told, isUndone } : told }
  }
  console.error(`mock: what ${operationId} changed could not be kept`, error)
  const detail = `the world could not be kept: ${whyOf(error)}`.slice(0, 500)
  return { ...outcome, answer: respond(problem(503, 'serviceUnavailable', { detail }), false) }
}

function toldOfStorage(operationId: string, failure: StorageFailure): Outgoing {
  // one line: the file is at fault, and no line of the mock
  const became = failure.isUndone ? 'is undone' : `answered ${failure.status}`
  console.error(`mock: ${operationId} ${became}: ${failure.message}`)
  return respond(storageProblem(failure), false)
}

/** The outcome of an operation that threw: a file that failed, or a defect of the mock. Both are told, also on the console. */
export function failedOutcome(operationId: string, error: unknown): Outcome {
  const failure = storageFailureOf(error)
  if (failure)
    return { answer: toldOfStorage(operationId, failure), verdict: 'fault', violations: noViolations }
  console.error(`mock: ${operationId} failed`, error)
  const detail = `${operationId} failed: ${whyOf(error)}`.slice(0, 500)
  return {
    answer: respond(problem(500, 'unprocessable', { detail }), false),
    verdict: 'responseViolation',
    violations: [{ in: 'response', pointer: '', code: 'failed', detail }],
  }
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
