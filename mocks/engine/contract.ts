/**
 * A contract as the engine reads it: what `generated/<service>/wire.js` exports. The types are written out here so that
 * the engine depends on nothing but itself; the generated declaration has the same structure.
 */
export type WireError = {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

export type Validator = { (value: unknown): boolean; errors?: WireError[] | null }

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie'

export type BodyContent = { validate: Validator | null; lists: string[] }

export type CompiledOperation = {
  operationId: string
  method: string
  path: string
  multiSegment: boolean
  security: 'none' | 'optional' | 'required' | 'explicit'
  parameters: { name: string; in: ParameterLocation; list: boolean; number?: boolean }[]
  validateParameters: Validator | null
  body: { required: boolean; maxBytes?: number; content: Record<string, BodyContent> } | null
  responses: Record<string, Record<string, Validator | null>>
  /** The headers of a response by its status, in lower case; only where the contract tells of any. */
  responseHeaders?: Record<string, Validator | null>
  /** The JSON of a 200 that has hits, taken apart: everything but them, and one of them. */
  hits?: { validateRest: Validator; validateHit: Validator }
}

/** What answers of an operation are judged by. */
export type JudgedAnswers = Pick<CompiledOperation, 'operationId' | 'responses' | 'responseHeaders'>
