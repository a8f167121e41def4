import { faker } from '@faker-js/faker/locale/sv'
import { describe, expect, test } from 'vitest'
import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { generatedModule, routesOf, serviceNames } from '#tests/support/contract/contracts.ts'
import { triesOf } from '#tests/support/tries.ts'

const samples = triesOf(100, 200)
/** A page view model is large; on a loaded machine its samples take seconds. */
const timeoutMs = 60_000

type Factories = Record<string, (() => unknown) | undefined>
type Schemas = Record<
  string,
  { safeParse: (value: unknown) => { success: boolean; error?: unknown } } | undefined
>

const services = await Promise.all(
  serviceNames.map(async (service) => ({
    service,
    operations: await routesOf(service),
    factories: await generatedModule<Factories>(service, 'mocks.ts'),
    schemas: await generatedModule<Schemas>(service, 'schemas.ts'),
  })),
)

describe.each(services)('$service', ({ operations, factories, schemas }) => {
  test.each(operations.flatMap(jsonSuccesses))(
    `what orval invents for $operationId $status is admitted by zod and by the wire, ${samples} times`,
    ({ operationId, status, validate }) => {
      const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
      const invent = factories[`get${name}ResponseMock${status}`]
      const schema = schemas[`z${name}Response`]
      expect(invent, `a factory for ${operationId} ${status}`).toBeTypeOf('function')
      expect(schema, `a schema for ${operationId}`).toBeDefined()
      for (let seed = 1; seed <= samples; seed++) {
        faker.seed(seed)
        // undefined properties are absent on the wire
        const sample: unknown = JSON.parse(JSON.stringify(invent?.()))
        const parsed = schema?.safeParse(sample)
        expect(parsed?.success, `zod, seed ${seed}: ${JSON.stringify(parsed?.error)}`).toBe(true)
        expect(validate(sample), `wire, seed ${seed}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(
          true,
        )
      }
    },
    timeoutMs,
  )
})

function jsonSuccesses({ operationId, responses }: CompiledOperation) {
  return Object.entries(responses).flatMap(([status, content]) => {
    const validate = content['application/json']
    return status.startsWith('2') && validate ? [{ operationId, status, validate }] : []
  })
}
