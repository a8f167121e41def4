import type { ParameterLocation } from '../contract.ts'
import { titleOf } from './problem-titles.ts'

/** One place in the request that is wrong; `pointer` is an RFC 6901 pointer into that part of the request. */
export type ProblemField = {
  in: ParameterLocation | 'body'
  pointer: string
  code: string
  detail?: string
  limit?: number
}

/** The body of an error answer, RFC 9457; the contract's shape is contracts/shared/problem.yaml. */
export type ProblemBody<Code extends string = string> = {
  type: string
  title: string
  status: number
  code: Code
  detail?: string
  instance?: string
  traceId?: string
  errors?: ProblemField[]
}

/** An answer that carries a problem. */
export type ProblemAnswer<Status extends number, Code extends string> = {
  status: Status
  body: ProblemBody<Code>
  headers?: Record<string, string>
}

const defaultCodes: Record<number, string> = {
  400: 'invalidRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'gone',
  413: 'payloadTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'serviceUnavailable',
}

/** The code that stands for a status when nothing more exact is known. */
export const codeFor = (status: number): string => defaultCodes[status] ?? 'unprocessable'

/** Builds an error answer. `code` is one of ProblemCode in the contract; 429 and 503 say when to come back. */
export function problem<Status extends number, Code extends string>(
  status: Status,
  code: Code,
  more: { detail?: string; errors?: ProblemField[]; instance?: string } = {},
): ProblemAnswer<Status, Code> {
  const body = { type: `/problems/${code}`, title: titleOf(status, code), status, code, ...more }
  return status === 429 || status === 503
    ? { status, body, headers: { 'retry-after': '30' } }
    : { status, body }
}
