import type { components } from '#gen/notification/types.ts'

/** The body of an error answer, RFC 9457; the same in every service (contracts/shared/problem.yaml). */
export type Problem = components['schemas']['Problem']
export type ProblemCode = Problem['code']
export type ProblemField = components['schemas']['ProblemField']

/** What went wrong, as far as a screen has to tell causes apart. */
export type ErrorKind =
  | 'network'
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'tooLarge'
  | 'busy'
  | 'unavailable'
  | 'server'
  | 'cookiesBlocked'

/** The one error the portal knows: every failed call becomes one, here and nowhere else. */
export class AppError extends Error {
  readonly kind: ErrorKind
  /** HTTP status; missing when no answer came. */
  readonly status: number | undefined
  readonly code: ProblemCode | undefined
  /** The places in the request that the server named. */
  readonly fields: ProblemField[]
  /** The parsed answer, for the one call whose error carries data (the view model of a 404, Q-027). */
  readonly body: unknown

  constructor(
    kind: ErrorKind,
    { status, body, cause }: { status?: number; body?: unknown; cause?: unknown } = {},
  ) {
    const problem = isProblem(body) ? body : undefined
    super(problem?.title ?? kind, { cause })
    this.name = 'AppError'
    this.kind = kind
    this.status = status
    this.body = body
    this.code = problem?.code
    this.fields = problem?.errors ?? []
  }
}

const kinds: Record<number, ErrorKind> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'gone',
  413: 'tooLarge',
  422: 'invalid',
  429: 'busy',
  503: 'unavailable',
}

/** Translates an error answer (status and parsed body) into an AppError. */
export function errorOf(status: number, body: unknown): AppError {
  return new AppError(kinds[status] ?? 'server', { status, body })
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'title' in body
}
