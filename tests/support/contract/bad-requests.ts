import type { OpenApiDocument, PlacedOperation, Schema } from '#scripts/generate/document.ts'
import { follow } from '#scripts/generate/document.ts'
import { type SampleRequest, addressOf, encode, sampleRequest } from './sample-request.ts'

/** One way to get a request wrong; `expect` says what the refusal must name. */
export type BadRequest = {
  kind: string
  address: string
  init: RequestInit
  statuses: number[]
  /** Whether the refusal must name the failing place. */
  names?: { in: string; pointer?: string }
}

type Maker = (context: Context) => BadRequest[]

type Context = { document: OpenApiDocument; placed: PlacedOperation; sample: SampleRequest; token: string }

const tooLong = 'x'.repeat(5000)
const megabytes = 1_200_000

/** Every way that applies to an operation. */
export function badRequests(document: OpenApiDocument, placed: PlacedOperation, token: string): BadRequest[] {
  const context = { document, placed, sample: sampleRequest(document, placed), token }
  return makers.flatMap((make) => make(context))
}

const makers: Maker[] = [
  worlds,
  pathParameters,
  queryParameters,
  addresses,
  missingFields,
  wrongTypes,
  bodies,
  tokens,
]

function request(context: Context, change: Partial<SampleRequest> = {}, init: RequestInit = {}) {
  const sample = { ...context.sample, ...change }
  const multipart = sample.body?.type === 'multipart/form-data'
  const type: Record<string, string> = sample.body && !multipart ? { 'content-type': sample.body.type } : {}
  const body = sample.body ? { body: encode(sample.body) } : {}
  const headers = {
    authorization: `Bearer ${context.token}`,
    ...type,
    ...sample.headers,
    ...(init.headers as object),
  }
  return {
    address: addressOf(context.placed.path, sample),
    init: { method: sample.method, ...body, ...init, headers },
  }
}

function worlds(context: Context): BadRequest[] {
  const names = { in: 'header', pointer: '/x-world' }
  return ['no/such', 'x'.repeat(65)].map((world) => ({
    kind: `world ${world.length > 20 ? 'too long' : 'misnamed'}`,
    ...request(context, {}, { headers: { 'x-world': world } }),
    statuses: [400],
    names,
  }))
}

function pathParameters(context: Context): BadRequest[] {
  return Object.keys(context.sample.path).flatMap((name) => [
    {
      kind: `path ${name} too long`,
      ...request(context, { path: { ...context.sample.path, [name]: tooLong } }),
      statuses: [400],
      names: { in: 'path', pointer: `/${name}` },
    },
    {
      kind: `path ${name} with forbidden characters`,
      ...request(context, { path: { ...context.sample.path, [name]: '<%00>' } }),
      statuses: [400, 404],
    },
    {
      kind: `path ${name} unknown`,
      ...request(context, { path: { ...context.sample.path, [name]: 'nobody-0' } }),
      statuses: [200, 204, 400, 401, 403, 404, 409, 410, 422],
    },
  ])
}

function queryParameters(context: Context): BadRequest[] {
  const typed = context.placed.parameters.filter((one) => one.in === 'query')
  return typed.map(({ name, schema }) => {
    const isList = follow<Schema>(context.document, schema)['type'] === 'array'
    return {
      kind: `query ${name} out of its bounds`,
      ...request(context, { query: { ...context.sample.query, [name]: tooLong } }),
      statuses: [400],
      names: { in: 'query', ...(isList ? {} : { pointer: `/${name}` }) },
    }
  })
}

function addresses(context: Context): BadRequest[] {
  const { address, init } = request(context)
  const [path = '', query] = address.split('?')
  const at = (kind: string, changed: string, status: number): BadRequest => ({
    kind,
    address: query ? `${changed}?${query}` : changed,
    init,
    statuses: [status],
  })
  return [
    { kind: 'method unknown', address, init: { headers: init.headers, method: 'PROPFIND' }, statuses: [405] },
    at('address with a broken escape', `${path}%E0%A4%A`, 400),
    at('address that goes too far', `${path}/no/such/thing/here`, 404),
  ]
}

function missingFields(context: Context): BadRequest[] {
  return requiredOf(context).map((field) => {
    const { [field]: _gone, ...value } = (context.sample.body?.value ?? {}) as Record<string, unknown>
    return {
      kind: `body without ${field}`,
      ...request(context, { body: { type: context.sample.body?.type ?? '', value } }),
      statuses: [400],
      names: { in: 'body', pointer: `/${field}` },
    }
  })
}

function wrongTypes(context: Context): BadRequest[] {
  const { body } = context.sample
  if (body?.type !== 'application/json') return []
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) return []
  const value: object = body.value
  return Object.keys(value).map((field) => ({
    kind: `body with ${field} of the wrong type`,
    ...request(context, { body: { ...body, value: { ...value, [field]: { wrong: [true] } } } }),
    statuses: [400],
    names: { in: 'body' },
  }))
}

function bodies(context: Context): BadRequest[] {
  const { body } = context.sample
  if (!body) return []
  const { address } = request(context)
  const send = (kind: string, type: string, text: string, statuses: number[]): BadRequest => ({
    kind,
    address,
    init: {
      method: context.placed.method,
      body: text,
      headers: { authorization: `Bearer ${context.token}`, 'content-type': type },
    },
    statuses,
    names: { in: statuses[0] === 415 ? 'header' : 'body' },
  })
  const json = body.type === 'application/json'
  return [
    send('content type', 'text/csv', 'a;b', [415]),
    send('broken body', body.type, json ? '{"a":' : 'no parts', [400]),
    // where the contract allows very large bodies, one that is too large is no test for a loopback
    ...(json && !allowsMore(context)
      ? [send('body too large', body.type, `"${'x'.repeat(megabytes)}"`, [413])]
      : []),
    ...(json ? [send('body of the wrong kind', body.type, '[[]]', [400])] : []),
  ]
}

function allowsMore({ document, placed }: Context): boolean {
  return 'x-max-bytes' in follow<object>(document, placed.operation.requestBody ?? {})
}

function tokens(context: Context): BadRequest[] {
  const security = context.placed.operation.security ?? context.document.security ?? []
  // the key of a mock that others reach is asked for there only (tests/commands/mock-key.test.ts)
  if (!security.some((one) => 'bearer' in one || 'explicitToken' in one)) return []
  const isOptional = security.some((one) => Object.keys(one).length === 0)
  const bad = (kind: string, authorization: string): BadRequest => ({
    kind,
    ...request(context, {}, { headers: { authorization } }),
    statuses: [401],
  })
  const nonsense = bad('token that is none', 'Bearer nonsense')
  if (isOptional) return [nonsense]
  return [bad('no token', ''), nonsense, bad('token of another kind', 'Basic YTpi')]
}

function requiredOf({ document, placed, sample }: Context): string[] {
  if (!sample.body || !placed.operation.requestBody) return []
  type Body = { content: Record<string, { schema?: Schema }> }
  const schema = follow<Body>(document, placed.operation.requestBody).content[sample.body.type]?.schema ?? {}
  return (follow<Schema>(document, schema)['required'] ?? []) as string[]
}
