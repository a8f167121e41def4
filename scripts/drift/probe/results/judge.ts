import { child } from '../../document/place.ts'
import { answerFor, checkAnswer } from '../../traffic/check-answer.ts'
import type { Operation } from '../../traffic/operations.ts'
import { redact } from '../../traffic/redact.ts'
import type { Mismatch } from '../../traffic/validation/mismatch.ts'
import type { Answer } from '../requests/answer.ts'
import type { Case } from '../cases/cases.ts'

/** What is not as it should be about an answer, and where the contract says how it should be. */
export type Verdict = { mismatches: Mismatch[]; status: string | undefined; mediaType: string | undefined }

/** Statuses with which a service says that it cannot make sense of a request, whatever the state of its data. */
const malformed = [400, 405, 406, 414, 415, 431, 501]

/** Holds an answer against the contract, and against what the request was meant to find out. */
export function judge(operation: Operation, probe: Case, answer: Answer): Verdict {
  const checked = checkAnswer(operation, answer.exchange)
  const rule = ruleFor(operation, probe, answer.status)
  if (rule === undefined) return checked
  const about: Mismatch = {
    rule,
    field: [],
    was: redact(probe.what),
    is: answer.status,
    source: child(operation.place, 'responses'),
  }
  // that a failure has no place in the contract is said by the rule about failures
  const others = checked.mismatches.filter(
    (one) => answer.status < 500 || one.rule !== 'answer-service-failed',
  )
  return { ...checked, mismatches: [about, ...others] }
}

function ruleFor(operation: Operation, { purpose }: Case, status: number): string | undefined {
  const isKnown = answerFor(operation, status) !== undefined
  if (status >= 500) return isKnown ? 'probe-service-unavailable' : 'probe-service-failed'
  const isSuccess = status >= 200 && status < 300
  if (purpose === 'wrong') return isSuccess ? 'probe-wrong-request-accepted' : undefined
  if (purpose === 'stranger') return isSuccess ? 'probe-stranger-let-in' : undefined
  return isKnown && malformed.includes(status) ? 'probe-valid-request-refused' : undefined
}
