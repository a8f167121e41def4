import { problem } from '../../engine/answer/problem.ts'

/** 422 for a field of the body that breaks a rule. */
export function invalidField(pointer: string, detail: string) {
  return problem(422, 'unprocessable', {
    errors: [{ in: 'body', pointer, code: 'invalidInput', detail }],
  })
}

/** 422 for fields of the body that are missing. */
export function missingFields(pointers: readonly string[]) {
  const errors = pointers.map((pointer) => ({ in: 'body' as const, pointer, code: 'required' }))
  return problem(422, 'unprocessable', { errors })
}

/** 422 for a key that something else was sent with (draft-ietf-httpapi-idempotency-key-header, section 2.7). */
export function keyReused() {
  return problem(422, 'unprocessable', {
    errors: [{ in: 'header', pointer: '/idempotency-key', code: 'idempotencyKeyReused' }],
  })
}

/** 409 for an e-mail address that somebody else has (V-013). */
export function emailInUse(pointer: string) {
  return problem(409, 'emailInUse', { errors: [{ in: 'body', pointer, code: 'emailInUse' }] })
}

/** 429 for what was done too often; it may be done again after so many milliseconds. */
export function tooManyRequests(pauseMs: number) {
  return {
    ...problem(429, 'tooManyRequests'),
    headers: { 'retry-after': String(Math.ceil(pauseMs / 1000)) },
  }
}
