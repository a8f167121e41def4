import { problem } from '../../engine/problem.ts'

/** A field of the body that breaks a rule. */
export function badField(pointer: string, detail: string) {
  return problem(422, 'unprocessable', {
    errors: [{ in: 'body', pointer, code: 'invalidInput', detail }],
  })
}

/** Fields of the body that must be there. */
export function missingFields(pointers: readonly string[]) {
  const errors = pointers.map((pointer) => ({ in: 'body' as const, pointer, code: 'required' }))
  return problem(422, 'unprocessable', { errors })
}

/** Somebody else has the e-mail address (V-013). */
export function emailInUse(pointer: string) {
  return problem(409, 'emailInUse', { errors: [{ in: 'body', pointer, code: 'emailInUse' }] })
}

/** It was done too often; in so many milliseconds it may be done again. */
export function tooMany(pauseMs: number) {
  return {
    ...problem(429, 'tooManyRequests'),
    headers: { 'retry-after': String(Math.ceil(pauseMs / 1000)) },
  }
}
