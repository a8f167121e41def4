/** The text of `wire.d.ts`, the same for each service: what `wire.js` exports, with no import, so that it stays a leaf. */
export const wireTypes = `// What wire.js exports; wire.js itself is compiled on each machine from openapi.json.

export type WireError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string }

/** Tells whether a value keeps the contract; when not, \`errors\` lists every place until the next call. */
export type Validator = { (value: unknown): boolean; errors?: WireError[] | null }

export type CompiledOperation = {
  operationId: string
  method: string
  path: string
  /** The one path parameter of this operation may hold slashes. */
  multiSegment: boolean
  security: 'none' | 'optional' | 'required' | 'explicit'
  parameters: { name: string; in: 'path' | 'query' | 'header' | 'cookie'; list: boolean; number?: boolean }[]
  validateParameters: Validator | null
  body: {
    required: boolean
    maxBytes?: number
    content: Record<string, { validate: Validator | null; lists: string[] }>
  } | null
  /** By status, then media type; null where only the media type can be checked. */
  responses: Record<string, Record<string, Validator | null>>
  /** The headers of a response by its status, in lower case; only where the contract tells of any. */
  responseHeaders?: Record<string, Validator | null>
  /** The JSON of a 200 that has hits, taken apart: everything but them, and one of them. */
  hits?: { validateRest: Validator; validateHit: Validator }
}

export declare const routes: CompiledOperation[]
`

/** The text of `published.d.ts`, the same for each service. */
export const publishedTypes = `// What published.js exports; it is compiled on each machine from openapi.json, as wire.js is.

import type { CompiledOperation } from './wire.js'

/** By operation what its answers are judged by. */
export declare const answers: Record<
  string,
  Pick<CompiledOperation, 'operationId' | 'responses' | 'responseHeaders'>
>
`

/**
 * The text of `openapi.d.json.ts`, the same for each service: what the compiler is told of `openapi.json`. It would read the
 * whole document otherwise, which is written before the types are, and would begin twice for one save.
 */
export const documentType = `// What openapi.json holds, so that the compiler need not read it.

declare const document: {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

export default document
`
