import { checkBody, checkParameters } from './check.ts'
import type { CompiledOperation } from './contract.ts'
import type { EngineAnswer } from './operation.ts'
import { problem } from './problem.ts'
import { readBody } from './read-body.ts'
import { type Parameters, parametersOf } from './read-request.ts'

/** A request as far as the contract decides about it. */
export type CheckedRequest = Parameters & { body: unknown; bearer: string | undefined }

/** Parses a request and holds it against the contract; refuses it with the failing places, or for want of a token. */
export async function prepare(
  operation: CompiledOperation,
  request: Request,
  url: URL,
  path: Record<string, string>,
  cookies: Record<string, string>,
): Promise<CheckedRequest | EngineAnswer> {
  const parameters = parametersOf(operation, request, url.searchParams, path, cookies)
  const badParameters = checkParameters(operation.validateParameters, parameters)
  if (badParameters.length > 0) return problem(400, 'invalidRequest', { errors: badParameters })
  const read = await readBody(operation, request)
  if ('status' in read) return read
  const badBody = checkBody(read.content?.validate ?? null, read.body)
  if (badBody.length > 0) return problem(400, 'invalidRequest', { errors: badBody })
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const needsBearer = operation.security === 'required' || operation.security === 'explicit'
  if (needsBearer && !bearer) return problem(401, 'unauthorized')
  return { ...parameters, body: read.body, bearer }
}
