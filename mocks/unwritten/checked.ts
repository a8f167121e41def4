import type { CompiledOperation } from '../engine/contract.ts'
import { respond, violationIn } from '../engine/answer/respond.ts'
import type { Sourced } from './unwritten-call.ts'

/** Says which answers nobody has written: how they were made, and what was guessed. */
export const answerMark = 'x-mock-answer'

/** The answer with its mark, if it keeps the contract. */
export function checked(compiled: CompiledOperation, { source, ...answer }: Sourced): Sourced | undefined {
  const headers = { ...answer.headers, [answerMark]: source.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 300) }
  const marked = { ...answer, headers }
  const type = respond(marked, false).headers['content-type'] ?? ''
  return violationIn(compiled, marked, type) === undefined ? { ...marked, source } : undefined
}
