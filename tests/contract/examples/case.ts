import {
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type PlacedOperation,
  type ResponseObject,
  type Schema,
  follow,
  operationsOf,
} from '#scripts/generate/document.ts'
import { type ExampleWorld, worldOf } from './example-world.ts'

/** One request of a contract as its examples have it, and the answer that the contract shows for it. */
export type ExampleCase = {
  service: string
  operationId: string
  method: string
  path: string
  /** The name of the request, or of the answer where nothing but parameters is sent. */
  name: string
  world: ExampleWorld
  /** The token is the one that `selectBoardMember` wants. */
  wantsChoice: boolean
  values: Values
  body: { type: string; value: unknown; files: string[] } | undefined
  /** By status; the answers that the contract shows under this name, as far as they can be read. */
  shown: Record<string, { type: string; value: unknown } | undefined>
}

export type Values = Record<Parameter['in'], Record<string, unknown>>

type Example = { value?: unknown; 'x-example-world'?: unknown }

/** Every request that the examples of a document make: one of each body, and of each answer that names a world. */
export function casesOf(service: string, document: OpenApiDocument): ExampleCase[] {
  return operationsOf(document).flatMap((placed) => casesOfOperation(service, document, placed))
}

function casesOfOperation(
  service: string,
  document: OpenApiDocument,
  placed: PlacedOperation,
): ExampleCase[] {
  const { operation, method, path } = placed
  const bodies = bodiesOf(document, placed)
  const [first] = bodies
  const answers = answersOf(document, placed)
  const usual = worldOf(operation)
  const base = {
    service,
    operationId: operation.operationId,
    method,
    path,
    wantsChoice: (operation.security ?? []).some((one) => 'explicitToken' in one),
    values: valuesOf(document, placed),
  }
  const named = (name: string) => Object.fromEntries(answers.filter((one) => one.name === name).map(byStatus))
  const own = answers.filter(({ world }) => world)
  const sent = first
    ? bodies.map(({ name, world, ...body }) => ({
        name,
        body,
        world: { ...usual, ...world },
        shown: named(name),
      }))
    : [unnamed(answers, own)].map(({ name, shown }) => ({ name, body: undefined, world: usual, shown }))
  const others = own
    .filter(({ name }) => !bodies.some((body) => body.name === name))
    .map(({ name, world = {} }) => {
      const body = first && { ...first, ...('body' in world ? { value: world.body } : {}) }
      return { name, body, world: { ...usual, ...world }, shown: named(name) }
    })
  return [...sent, ...others].map((one) => ({
    ...base,
    ...one,
    values: { ...base.values, ...valuesIn(one.world) },
  }))
}

/** The answers that a document shows under names to which no request leads, as `operationId.name`. */
export function unseenIn(service: string, document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap((placed) => {
    const { operationId } = placed.operation
    const seen = casesOfOperation(service, document, placed)
    return answersOf(document, placed)
      .filter(({ name, status }) => !seen.some((one) => one.name === name && one.shown[status]))
      .map(({ name }) => `${operationId}.${name}`)
  })
}

/** The parameters that a world says are sent instead of the operation's own. */
function valuesIn(world: ExampleWorld): Partial<Values> {
  const { path, query, header, cookie } = world
  return {
    ...(path ? { path } : {}),
    ...(query ? { query } : {}),
    ...(header ? { header } : {}),
    ...(cookie ? { cookie } : {}),
  }
}

type Answer = { status: string; name: string; type: string; value: unknown; world: ExampleWorld | undefined }

const byStatus = ({ status, type, value }: Answer) => [status, { type, value }] as const

/** Where no body has a name, the first answer of each status is meant that names no world of its own. */
function unnamed(answers: Answer[], own: Answer[]) {
  const usual = answers.filter((one) => !own.includes(one))
  const firsts = usual.filter(({ status }, at) => usual.findIndex((one) => one.status === status) === at)
  return { name: firsts[0]?.name ?? 'default', shown: Object.fromEntries(firsts.map(byStatus)) }
}

function answersOf(document: OpenApiDocument, { operation }: PlacedOperation): Answer[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, declared]) =>
      examplesIn(document, follow<ResponseObject>(document, declared).content ?? {}).map((one) => ({
        status,
        ...one,
      })),
    )
}

function bodiesOf(document: OpenApiDocument, { operation }: PlacedOperation) {
  if (!operation.requestBody) return []
  const { content } = follow<{ content: Record<string, MediaType> }>(document, operation.requestBody)
  return examplesIn(document, content).map(({ type, ...one }) => {
    const schema = follow<Schema>(document, content[type]?.schema ?? {})
    return { ...one, type, files: type === 'multipart/form-data' ? filesIn(document, schema) : [] }
  })
}

function examplesIn(document: OpenApiDocument, content: Record<string, MediaType>) {
  return Object.entries(content).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => {
      const { value, ...rest } = follow<Example>(document, example)
      const world = rest['x-example-world'] === undefined ? undefined : worldOf(rest)
      return { name, type, value, world }
    }),
  )
}

/** The parts of a form that are files. */
function filesIn(document: OpenApiDocument, { properties = {} }: Schema): string[] {
  return Object.entries(properties as Record<string, Schema>)
    .filter(([, part]) => {
      const meant = follow<Schema>(document, part)
      const item = follow<Schema>(document, (meant['items'] ?? meant) as Schema)
      return item['format'] === 'binary'
    })
    .map(([name]) => name)
}

/** The values of the parameters: what they show themselves, and of those that have to be sent what their schemas show. */
function valuesOf(document: OpenApiDocument, { parameters }: PlacedOperation): Values {
  const values: Values = { path: {}, query: {}, header: {}, cookie: {} }
  for (const parameter of parameters) {
    const { name, in: location, required, schema } = parameter
    const { examples = {} } = parameter as { examples?: Record<string, Example> }
    const [shown] = Object.values(examples).map((one) => follow<Example>(document, one).value)
    const value = shown ?? (required ? sampleOf(follow<Schema>(document, schema)) : undefined)
    if (value !== undefined) values[location][name] = value
  }
  return values
}

const sampleOf = ({ examples, enum: choices, const: only }: Schema): unknown =>
  (examples as unknown[] | undefined)?.[0] ?? (choices as unknown[] | undefined)?.[0] ?? only
