/** The parts of a bundled OpenAPI 3.1 document that the generators read. All references are local. */
export type Schema = { [key: string]: unknown }

export type MediaType = { schema?: Schema; examples?: Record<string, { value?: unknown }> }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
  'x-multi-segment'?: boolean
}

export type ResponseObject = {
  $ref?: string
  content?: Record<string, MediaType>
  headers?: Record<string, unknown>
}

export type OperationObject = {
  tags?: string[]
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> } | { $ref: string }
  responses: Record<string, ResponseObject>
  security?: Record<string, string[]>[]
  'x-requirement'?: string[]
  'x-assumed'?: string | string[]
}

export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string }
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

export type Method = Uppercase<(typeof methods)[number]>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Follows a local reference such as `#/components/responses/NotFound`; anything else is returned as it is. */
export function follow<T>(document: OpenApiDocument, value: T | { $ref: string }): T {
  if (!isReference(value)) return value
  const [, , section = '', name = ''] = value.$ref.split('/')
  const target = document.components[section]?.[decodeURIComponent(name)]
  if (target === undefined) throw new Error(`${value.$ref} leads nowhere`)
  return follow(document, target as T | { $ref: string })
}

function isReference<T>(value: T | { $ref: string }): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string'
}

export type PlacedOperation = {
  method: Method
  path: string
  operation: OperationObject
  parameters: Parameter[]
}

/** All operations of a document, in the order they are written, each with the parameters of its path and its own. */
export function operationsOf(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const operation = item[method] as OperationObject
        const shared = (item['parameters'] ?? []) as (Parameter | { $ref: string })[]
        const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
          follow<Parameter>(document, one),
        )
        return { method: method.toUpperCase() as Method, path, operation, parameters }
      }),
  )
}
