import { type Awaitable, goOn } from '../awaitable.ts'
import { checkBody, checkParameters } from './check.ts'
import type { CompiledOperation } from '../contract.ts'
import type { Incoming } from './incoming.ts'
import type { EngineAnswer } from '../operation.ts'
import { problem } from '../answer/problem.ts'
import { readBody } from './read-body.ts'
import { type Parameters, parametersOf } from './read-request.ts'

/** A request as far as the contract decides about it. */
export type CheckedRequest = Parameters & { body: unknown; bearer: string | undefined }

type Checked = CheckedRequest | EngineAnswer

/**
 * Parses a request and holds it against the contract; refuses it with the failing places, or for want of a token. Only
 * a request with a body has to be waited for.
 */
export function checkRequest(
  operation: CompiledOperation,
  request: Incoming,
  path: Record<string, string>,
  cookies: Record<string, string>,
): Awaitable<Checked> {
  const parameters = parametersOf(operation, request, path, cookies)
  const wrong = checkParameters(operation.validateParameters, parameters)
  if (wrong.length > 0) return problem(400, 'invalidRequest', { errors: wrong })
  return operation.body
    ? withBody(operation, request, parameters)
    : withBearer(operation, request, parameters, undefined)
}

const withBody = (
  operation: CompiledOperation,
  request: Incoming,
  parameters: Parameters,
): Awaitable<Checked> =>
  goOn(readBody(operation, request), (read) => {
    if ('status' in read) return read
    const wrong = checkBody(read.content?.validate ?? null, read.body)
    if (wrong.length > 0) return problem(400, 'invalidRequest', { errors: wrong })
    return withBearer(operation, request, parameters, read.body)
  })

function withBearer(
  { security }: CompiledOperation,
  request: Incoming,
  { path, query, header, cookie }: Parameters,
  body: unknown,
): Checked {
  const bearer = bearerOf(request)
  const needed = security === 'required' || security === 'explicit'
  if (needed && !bearer) return problem(401, 'unauthorized')
  return { path, query, header, cookie, body, bearer }
}

const scheme = 'bearer '

function bearerOf(request: Incoming): string | undefined {
  const authorization = request.header('authorization')
  if (authorization?.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return authorization.slice(scheme.length) || undefined
}
