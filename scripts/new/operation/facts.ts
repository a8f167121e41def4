import { readFileSync } from 'node:fs'
import { SchemaBook } from '../../../mocks/unwritten/values/schema/schema-book.ts'
import { valueNamed } from '../../contracts/fix/made-value.ts'
import { bundleContract } from '../../generate/bundle.ts'
import {
  type MediaType,
  type OpenApiDocument,
  type PlacedOperation,
  type ResponseObject,
  follow,
  operationsOf,
} from '../../generate/document.ts'
import { contractFiles } from '../../generate/fingerprint.ts'
import { services } from '../../generate/paths.ts'

/** What a contract tells of an operation, as far as the files of a new one need it. */
export type Facts = {
  service: string
  operationId: string
  method: string
  /** What it does, as a sentence without its full stop. */
  summary: string
  /** The requirements that it carries, five at most. */
  ids: string[]
  /** Whether the contract asks for a token. */
  needsToken: boolean
  /** A request that keeps the contract: values by name, and the body. */
  asked: Record<'path' | 'query' | 'header' | 'cookie', Record<string, unknown>> & { body?: unknown }
  /** The path and query of that request. */
  address: string
  /** The answer when all is well: its status, its example, and the headers that the contract names. */
  answer: { status: number; headers: Record<string, string>; isJson: boolean; body?: unknown }
  /** The statuses at which only the operation itself arrives: what every operation refuses is not among them. */
  ownRefusals: number[]
}

/** Statuses that every operation comes to in the same way (`tests/contract/every-status`). */
const sharedRefusals = new Set([400, 401, 413, 415, 429, 503])

/** Finds an operation in the contracts; undefined when none has it. */
export async function findOperation(operationId: string): Promise<Facts | undefined> {
  const named = services().filter((service) =>
    contractFiles(service).some((file) => readFileSync(file, 'utf8').includes(operationId)),
  )
  for (const service of named) {
    const document = await bundleContract(service)
    const placed = operationsOf(document).find(({ operation }) => operation.operationId === operationId)
    if (placed) return factsOf(service, document, placed)
  }
  return undefined
}

type Described = { summary?: string; security?: Record<string, unknown>[] }

function factsOf(service: string, document: OpenApiDocument, placed: PlacedOperation): Facts {
  const { operation, method, path, parameters } = placed
  const { summary = operation.operationId } = operation as Described
  const security = operation.security ?? document.security ?? []
  const values = sampler(document, operation.operationId)
  const asked: Facts['asked'] = { path: {}, query: {}, header: {}, cookie: {} }
  for (const one of parameters.filter(({ required }) => required))
    asked[one.in][one.name] = values(one.schema, one.name)
  const content =
    operation.requestBody && follow<{ content: object }>(document, operation.requestBody).content
  if (content) asked.body = exampleOf(document, content, values)
  return {
    service,
    operationId: operation.operationId,
    method,
    summary: summary.replace(/[.\s]+$/, ''),
    ids: (operation['x-requirement'] ?? []).slice(0, 5),
    needsToken: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    asked,
    address: addressOf(path, asked),
    answer: answerOf(document, operation.responses, values),
    ownRefusals: Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status >= 300 && !sharedRefusals.has(status)),
  }
}

type Sampler = (schema: object, name: string) => unknown

/** Makes values of schemas, as the mock does for what nobody has written. */
function sampler(document: OpenApiDocument, seed: string): Sampler {
  const book = new SchemaBook(document)
  return (schema, name) => valueNamed(name, schema, book, seed)
}

function exampleOf(document: OpenApiDocument, content: object, values: Sampler): unknown {
  const [[, media] = ['', {}]] = Object.entries(content) as [string, MediaType][]
  const [example] = Object.values(media.examples ?? {})
  if (example) return follow<{ value?: unknown }>(document, example).value
  return media.schema && values(media.schema, 'body')
}

function answerOf(
  document: OpenApiDocument,
  responses: Record<string, ResponseObject>,
  values: Sampler,
): Facts['answer'] {
  const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? '200'
  const { content, headers = {} } = follow<ResponseObject>(document, responses[status] ?? {})
  const named = Object.entries(headers).map(([name, header]) => {
    const { schema = {} } = follow<{ schema?: object }>(document, header as object)
    return [name.toLowerCase(), String(values(schema, name))]
  })
  const isJson = content !== undefined && 'application/json' in content
  return {
    status: Number(status),
    headers: Object.fromEntries(named) as Record<string, string>,
    isJson: content === undefined || isJson,
    ...(isJson ? { body: exampleOf(document, content, values) } : {}),
  }
}

function addressOf(template: string, { path, query }: Facts['asked']): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name])),
  )
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}
