import { checkBody } from '../request/check.ts'
import type { JudgedAnswers } from '../contract.ts'
import type { Violation } from '../worlds/log.ts'
import type { EngineAnswer } from '../operation.ts'
import type { ProblemField } from './problem.ts'

const maxDetail = 500

/** Where a refused request broke the contract; a refusal that names no place is for want of a token. */
export function requestViolations({ body }: EngineAnswer): Violation[] {
  const { errors = [] } = (body ?? {}) as { errors?: ProblemField[] }
  if (errors.length === 0) {
    return [
      {
        in: 'header',
        pointer: '/authorization',
        code: 'required',
        detail: 'the operation needs a bearer token',
      },
    ]
  }
  return errors.map(({ in: location, pointer, code, detail = code }) => ({
    in: location,
    pointer,
    code,
    detail,
  }))
}

/** Where an answer broke the contract; one that the contract does not have at all is said in `detail`. */
export function responseViolations(
  operation: JudgedAnswers,
  { status, body }: EngineAnswer,
  type: string,
  detail: string,
): Violation[] {
  const validate = operation.responses[status]?.[type.split(';', 1)[0] ?? ''] ?? null
  const fields = checkBody(validate, body)
  if (fields.length === 0)
    return [{ in: 'response', pointer: '', code: 'undeclared', detail: detail.slice(0, maxDetail) }]
  return fields.map((field) => ({
    in: 'response',
    pointer: field.pointer,
    code: field.code,
    detail: field.detail ?? field.code,
  }))
}
