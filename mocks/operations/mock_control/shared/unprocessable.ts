import { problem } from '../../../engine/answer/problem.ts'

/** Refuses a body of the right shape that breaks a rule at one place; `detail` is for developers. */
export function unprocessable(pointer: string, code: string, detail: string) {
  return problem(422, 'unprocessable', { errors: [{ in: 'body', pointer, code, detail }] })
}
