import { describe, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { type OpenApiDocument, type PlacedOperation, operationsOf } from '#scripts/generate/document.ts'
import { documentOf, routesOf, serviceNames } from '#tests/support/contract/contracts.ts'
import {
  type SampleRequest,
  addressOf,
  encode,
  sampleRequest,
} from '#tests/support/contract/sample-request.ts'

/** What every object has, and a name of the same letters that none has. */
const names = [
  ['constructor', 'constrictor'],
  ['__proto__', '__photo__'],
  ['toString', 'toStrong'],
] as const

const form = 'multipart/form-data'
const timeoutMs = 30_000
const backend = createBackend({ onViolation: 'fail' })

/** Sends a request into a world of its own, so that no answer depends on one before. */
async function statusAndCode(placed: PlacedOperation, { body, headers, ...sample }: SampleRequest) {
  const world = 'hostile'
  const holder = { userId: 'amira', kind: 'private', bankId: true } as const
  const token = (await backend.worlds.get(world)?.tokens.issue(holder)) ?? ''
  const type: Record<string, string> = body && body.type !== form ? { 'content-type': body.type } : {}
  const response = await backend.handle(
    new Request(`http://localhost${addressOf(placed.path, sample)}`, {
      method: sample.method,
      headers: { authorization: `Bearer ${token}`, 'x-world': world, ...type, ...headers },
      ...(body ? { body: encode(body) } : {}),
    }),
  )
  const problem = response?.headers.get('content-type') === 'application/problem+json'
  const { code } = problem ? ((await response.json()) as { code: string }) : { code: 'none' }
  // the operation itself may have made others
  for (const { id } of backend.worlds.list()) await backend.worlds.delete(id)
  return { status: response?.status, code }
}

type Change = { place: string; with: (name: string) => SampleRequest }

/** The requests that have a name from outside at one place: in the path, the query, a header, and each text of a body. */
function changesOf(sample: SampleRequest, { parameters }: CompiledOperation): Change[] {
  const inParameters = parameters.flatMap(({ name, in: location }): Change[] => {
    if (location === 'cookie')
      return [{ place: `cookie ${name}`, with: (value) => withHeader(sample, 'cookie', `${name}=${value}`) }]
    if (location === 'header')
      return [{ place: `header ${name}`, with: (value) => withHeader(sample, name, value) }]
    const change = (value: string) => ({ ...sample, [location]: { ...sample[location], [name]: value } })
    return [{ place: `${location} ${name}`, with: change }]
  })
  const { body } = sample
  if (!body) return inParameters
  const inBody = textsOf(body.value).map((path) => ({
    place: `body ${path.join('/')}`,
    with: (value: string) => ({ ...sample, body: { ...body, value: put(body.value, path, value) } }),
  }))
  return [...inParameters, ...inBody]
}

const withHeader = (sample: SampleRequest, name: string, value: string): SampleRequest => ({
  ...sample,
  headers: { ...sample.headers, [name]: value },
})

/** Where texts stand in a value, as names to go down by. */
function textsOf(value: unknown): string[][] {
  if (typeof value === 'string') return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner).map((path) => [key, ...path]))
}

function put(value: unknown, [first, ...rest]: string[], text: string): unknown {
  if (first === undefined) return text
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => (String(at) === first ? put(one, rest, text) : one))
  }
  const record = value as Record<string, unknown>
  return { ...record, [first]: put(record[first], rest, text) }
}

describe.each(serviceNames)('%s', (service) => {
  const document = documentOf(service) as unknown as OpenApiDocument
  const placed = operationsOf(document).map((one) => ({ one, operationId: one.operation.operationId }))

  test.each(placed)(
    '$operationId knows nothing by what every object has',
    async ({ one, operationId }) => {
      const route = (await routesOf(service)).find((known) => known.operationId === operationId)
      if (!route) throw new Error(`${operationId} is not compiled`)
      for (const change of changesOf(sampleRequest(document, one), route)) {
        for (const [hostile, harmless] of names) {
          const expected = await statusAndCode(one, change.with(harmless))
          expect
            .soft(await statusAndCode(one, change.with(hostile)), `${change.place}: ${hostile}`)
            .toEqual(expected)
        }
      }
    },
    timeoutMs,
  )

  const withForm = placed.filter(({ one }) => sampleRequest(document, one).body?.type === form)
  test.each(withForm)(
    '$operationId takes no part that is named like something every object has',
    async ({ one }) => {
      const sample = sampleRequest(document, one)
      for (const name of ['constructor', '__proto__', 'toString', 'valueOf']) {
        const value = Object.fromEntries([...Object.entries(sample.body?.value ?? {}), [name, 'x']])
        const answer = await statusAndCode(one, { ...sample, body: { type: form, value } })
        expect.soft(answer, name).toEqual({ status: 400, code: 'invalidRequest' })
      }
    },
  )
})
