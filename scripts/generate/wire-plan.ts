import {
  type MediaType,
  type OpenApiDocument,
  type PlacedOperation,
  type ResponseObject,
  type Schema,
  follow,
  operationsOf,
} from './document.ts'

/**
 * What the wire validators of one service are made from: the schemas to compile, each under a short export name, and
 * the route table that refers to them by that name.
 */
export type WirePlan = { strict: NamedSchemas; coercing: NamedSchemas; routes: object[] }

type NamedSchemas = Map<string, Schema>

const locations = ['path', 'query', 'header', 'cookie'] as const

/** Lists every parameter set, request body and response of a document that needs a validator, each schema once. */
export function planWire(document: OpenApiDocument): WirePlan {
  const strict = new NameTable('v')
  const coercing = new NameTable('p')
  const routes = operationsOf(document).map((placed) => ({
    operationId: placed.operation.operationId,
    method: placed.method,
    path: placed.path,
    multiSegment: placed.parameters.some((one) => one['x-multi-segment']),
    security: securityOf(document, placed),
    parameters: placed.parameters.map((one) => ({
      name: one.in === 'header' ? one.name.toLowerCase() : one.name,
      in: one.in,
      list: isList(document, one.schema),
      ...(isNumber(document, one.schema) ? { number: true } : {}),
    })),
    validateParameters: coercing.add(parameterSchema(placed)),
    body: bodyOf(document, placed, strict),
    responses: responsesOf(document, placed, strict),
    ...responseHeadersOf(document, placed, coercing),
    ...hitsOf(document, placed, strict),
  }))
  return { strict: strict.schemas, coercing: coercing.schemas, routes }
}

/** The same for what is judged by the published contract alone: answers and their headers, by operation. */
export function planAnswers(document: OpenApiDocument): Omit<WirePlan, 'routes'> & { answers: object } {
  const strict = new NameTable('v')
  const coercing = new NameTable('p')
  const answers = Object.fromEntries(
    operationsOf(document).map((placed) => {
      const { operationId } = placed.operation
      const judged = { operationId, responses: responsesOf(document, placed, strict) }
      return [operationId, { ...judged, ...responseHeadersOf(document, placed, coercing) }]
    }),
  )
  return { strict: strict.schemas, coercing: coercing.schemas, answers }
}

/** Gives each distinct schema one export name; routes refer to validators by `{ $validator: name }`. */
class NameTable {
  readonly schemas: NamedSchemas = new Map()
  readonly #names = new Map<string, string>()
  readonly #prefix: string

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  add(schema: Schema | undefined): { $validator: string } | null {
    if (!schema) return null
    const key = JSON.stringify(schema)
    const name = this.#names.get(key) ?? `${this.#prefix}${this.#names.size}`
    this.#names.set(key, name)
    this.schemas.set(name, schema)
    return { $validator: name }
  }
}

function securityOf(document: OpenApiDocument, { operation }: PlacedOperation): string {
  const alternatives = operation.security ?? document.security ?? []
  // keys that say nothing about who one is are none of the operation's business
  if (!alternatives.some((one) => 'bearer' in one || 'explicitToken' in one)) return 'none'
  if (alternatives.some((one) => 'explicitToken' in one)) return 'explicit'
  return alternatives.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required'
}

function parameterSchema({ parameters }: PlacedOperation): Schema | undefined {
  if (parameters.length === 0) return undefined
  const properties = Object.fromEntries(
    locations
      .filter((location) => parameters.some((one) => one.in === location))
      .map((location) => {
        const here = parameters.filter((one) => one.in === location)
        const name = (one: { name: string }) => (location === 'header' ? one.name.toLowerCase() : one.name)
        return [
          location,
          {
            type: 'object',
            properties: Object.fromEntries(here.map((one) => [name(one), one.schema])),
            required: here.filter((one) => one.required).map(name),
          },
        ]
      }),
  )
  return { type: 'object', properties }
}

function isList(document: OpenApiDocument, schema: Schema): boolean {
  return follow<Schema>(document, schema)['type'] === 'array'
}

/** A number, or a list of them. */
function isNumber(document: OpenApiDocument, schema: Schema): boolean {
  const { type, items } = follow<Schema>(document, schema) as { type?: unknown; items?: Schema }
  if (type === 'array' && items) return isNumber(document, items)
  return type === 'integer' || type === 'number'
}

function bodyOf(document: OpenApiDocument, { operation }: PlacedOperation, table: NameTable) {
  if (!operation.requestBody) return null
  type Body = { required?: boolean; content: Record<string, MediaType>; 'x-max-bytes'?: number }
  const body = follow<Body>(document, operation.requestBody)
  const content = Object.entries(body.content).map(([type, media]) => {
    const form = type === 'multipart/form-data'
    const schema = media.schema && form ? withoutBinary(document, media.schema) : media.schema
    return [type, { validate: table.add(schema), lists: form ? listsOf(document, media.schema) : [] }]
  })
  const { required = false, 'x-max-bytes': maxBytes } = body
  return { required, ...(maxBytes ? { maxBytes } : {}), content: Object.fromEntries(content) as object }
}

/** Names of the parts that may come several times in a multipart body. */
function listsOf(document: OpenApiDocument, schema: Schema | undefined): string[] {
  const { properties = {} } = follow<Schema>(document, schema ?? {}) as {
    properties?: Record<string, Schema>
  }
  return Object.keys(properties).filter((name) => isList(document, properties[name] ?? {}))
}

/** Files of a multipart body arrive as objects, not strings: their parts are admitted, their size checked elsewhere. */
function withoutBinary(document: OpenApiDocument, schema: Schema): Schema {
  const text = JSON.stringify(follow<Schema>(document, schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    const meant = follow<Schema>(document, value as Schema)
    if (meant['format'] === 'binary') return {}
    // a shared schema is copied only where there is a file in it
    return JSON.stringify(meant).includes('"binary"') ? meant : value
  })
  return JSON.parse(text) as Schema
}

function responsesOf(document: OpenApiDocument, { operation }: PlacedOperation, table: NameTable) {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, one]) => {
      const content = Object.entries(follow<ResponseObject>(document, one).content ?? {})
      return [
        status,
        Object.fromEntries(
          content.map(([type, media]) => [type, type.endsWith('json') ? table.add(media.schema) : null]),
        ),
      ]
    }),
  )
}

/** Cookies are left out: they are written one by one, and their schema tells of one. */
function responseHeadersOf(document: OpenApiDocument, { operation }: PlacedOperation, table: NameTable) {
  type Header = { required?: boolean; schema?: Schema }
  const told = Object.entries(operation.responses).flatMap(([status, one]) => {
    const { headers = {} } = follow<ResponseObject>(document, one)
    const named = Object.entries(headers)
      .map(([name, header]) => ({ name: name.toLowerCase(), ...follow<Header>(document, header as Header) }))
      .filter(({ name }) => name !== 'set-cookie' && name !== 'content-type')
    if (named.length === 0) return []
    const schema = {
      type: 'object',
      properties: Object.fromEntries(named.map(({ name, schema: own }) => [name, own ?? {}])),
      required: named.filter(({ required }) => required).map(({ name }) => name),
    }
    return [[status, table.add(schema)]]
  })
  return told.length > 0 ? { responseHeaders: Object.fromEntries(told) as object } : {}
}

/**
 * What a search answers, taken apart: everything but its hits, and one hit. Each hit has to be checked once, however many
 * answers it comes in.
 */
function hitsOf(document: OpenApiDocument, { operation }: PlacedOperation, table: NameTable) {
  const answer = operation.responses['200']
  const media = answer && follow<ResponseObject>(document, answer).content?.['application/json']
  if (!media?.schema) return {}
  const whole = follow<Schema>(document, media.schema) as Schema & { properties?: Record<string, Schema> }
  const list = whole.properties?.['hits'] && follow<Schema>(document, whole.properties['hits'])
  if (!list?.['items']) return {}
  const properties = { ...whole.properties, hits: { ...list, items: {} } }
  return {
    hits: {
      validateRest: table.add({ ...whole, properties }),
      validateHit: table.add(list['items'] as Schema),
    },
  }
}
