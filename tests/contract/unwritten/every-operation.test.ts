import { describe, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { services } from '#mocks/contracts.ts'
import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { promised } from '#scripts/contracts/overlay/promised.ts'
import { type OpenApiDocument, operationsOf } from '#scripts/generate/document.ts'
import { documentOf } from '#tests/support/contract/contracts.ts'
import { addressOf, encode, sampleRequest } from '#tests/support/contract/sample-request.ts'

const principal = { userId: 'user-amira', kind: 'private', bankId: true } as const

/** The contract without what it shows, so that all values come from its schemas, which have the bounds of the mock's judge. */
function withoutExamples(service: string, document: unknown): unknown {
  return JSON.parse(
    JSON.stringify(promised(service, document as OpenApiDocument), (key, value: unknown) =>
      key === 'examples' || key === 'example' ? undefined : value,
    ),
  )
}

/** The whole mock with every handler taken out. */
function emptied(shown: boolean) {
  const contracts = services.map((service) => ({
    ...service,
    operations: {},
    document: async () =>
      shown ? service.document() : withoutExamples(service.name, await service.document()),
  }))
  return createBackend({
    onViolation: 'fail',
    services: contracts,
    seed: 7,
    now: () => Date.parse('2026-11-24T10:00:00Z'),
  })
}

type Backend = ReturnType<typeof emptied>

/** A request that the contract shows, in a world of its own. */
async function ask(backend: Backend, service: string, operation: CompiledOperation): Promise<Response> {
  const document = documentOf(service) as OpenApiDocument
  const placed = operationsOf(document).find((one) => one.operation.operationId === operation.operationId)
  if (!placed) throw new Error(`no ${operation.operationId}`)
  const request = sampleRequest(document, placed)
  const world = await backend.worlds.open('default')
  const isKnown = operation.security === 'required' || operation.security === 'explicit'
  const token = isKnown ? await world?.tokens.issue(principal) : undefined
  const isJson = request.body !== undefined && request.body.type !== 'multipart/form-data'
  const answer = await backend.handle(
    new Request(`http://localhost${addressOf(operation.path, request)}`, {
      method: operation.method,
      headers: {
        ...request.headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(isJson ? { 'content-type': request.body?.type ?? '' } : {}),
      },
      body: request.body ? encode(request.body) : null,
    }),
  )
  if (!answer) throw new Error(`${operation.operationId} is not known`)
  return answer
}

/** What an answer breaks of the contract; undefined where it keeps it. */
async function breachOf(
  { operationId, responses }: CompiledOperation,
  answer: Response,
): Promise<string | undefined> {
  const declared = responses[answer.status]
  const text = await answer.clone().text()
  const said = `${operationId} ${answer.status} ${text.slice(0, 300)}`
  if (!declared || answer.status === 400 || answer.status >= 500) return said
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (Object.keys(declared).length === 0) return text === '' ? undefined : said
  const validate = declared[type]
  if (validate === undefined) return `${said} as ${type}`
  return validate === null || validate(JSON.parse(text))
    ? undefined
    : `${said} ${JSON.stringify(validate.errors?.[0])}`
}

const all = services.flatMap(({ name, routes }) => routes.map((operation) => ({ name, operation })))

describe.each([
  { title: 'with the examples of the contracts', shown: true },
  { title: 'from the schemas alone', shown: false },
])('operations that nobody has written, $title', ({ shown }) => {
  test('all are listed, and each is answered within its contract', async () => {
    const backend = emptied(shown)
    expect(backend.unwritten).toHaveLength(all.length)
    expect(all.length).toBeGreaterThan(140)
    const breaches: (string | undefined)[] = []
    for (const { name, operation } of all) {
      const answer = await ask(backend, name, operation)
      breaches.push(await breachOf(operation, answer))
      expect(answer.headers.get('x-mock-answer')).toMatch(/^(generated|kept); /)
    }
    expect(breaches.filter(Boolean)).toEqual([])
  }, 60_000)

  test('a query is answered the second time as the first, and elsewhere as here', async () => {
    const [backend, other] = [emptied(shown), emptied(shown)]
    for (const { name, operation } of all.filter(({ operation: { method } }) => method === 'GET')) {
      const first = await (await ask(backend, name, operation)).text()
      const [second, elsewhere] = [await ask(backend, name, operation), await ask(other, name, operation)]
      expect([operation.operationId, await second.text(), await elsewhere.text()]).toEqual([
        operation.operationId,
        first,
        first,
      ])
    }
  }, 60_000)
})

test('a handler that is missing stops nothing: its operation is listed and answered, and the others are as they were', async () => {
  const contracts = services.map((service) =>
    service.name === 'booking'
      ? { ...service, operations: { ...service.operations, isBookable: undefined } }
      : service,
  )
  const backend = createBackend({ onViolation: 'fail', services: contracts, seed: 7 })
  const get = async (path: string) => backend.handle(new Request(`http://localhost${path}`))
  expect(await (await get('/__mock/unwritten'))?.json()).toMatchObject({
    unwritten: [
      {
        service: 'booking',
        operationId: 'isBookable',
        method: 'GET',
        path: '/booking/is_bookable/{objectId}',
      },
    ],
  })
  const answer = await get('/booking/is_bookable/obj-1403')
  expect(answer?.headers.get('x-mock-answer')).toMatch(/^generated; /)
  expect(await answer?.json()).toBeTypeOf('boolean')
  expect((await get('/__mock/personas'))?.headers.has('x-mock-answer')).toBe(false)
})
