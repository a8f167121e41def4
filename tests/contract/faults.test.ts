import { expect, test } from 'vitest'
import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { routesOf, serviceNames } from '#tests/support/contract/contracts.ts'
import { controlClient } from '#tests/support/clients/control-client.ts'

const product = serviceNames.filter((service) => service !== 'mock_control')
const operations = (await Promise.all(product.map(routesOf))).flat()

const { backend, call } = controlClient()

test.each(operations)(
  'every status that the contract of $operationId has can be ordered by a fault',
  async (operation) => {
    for (const status of Object.keys(operation.responses).map(Number)) {
      const rule = { operationId: operation.operationId, status }
      expect(await call('POST', '/__mock/faults', { body: rule })).toMatchObject({
        status: 200,
        body: { rule },
      })
      const response = await send(operation)
      expect({ status: response?.status, broken: await breach(operation, response) }).toEqual({
        status,
        broken: null,
      })
    }
  },
)

test('faults for everything: a status that all contracts have, a cut, and an answer that breaks off', async () => {
  await call('DELETE', '/__mock/faults')
  const [first] = operations
  if (!first) throw new Error('there are no operations')
  await call('POST', '/__mock/faults', { body: { operationId: '*', status: 429 } })
  expect((await send(first))?.status).toBe(429)
  await call('POST', '/__mock/faults', { body: { operationId: '*', drop: true } })
  expect((await send(first))?.type).toBe('error')
  await call('POST', '/__mock/faults', { body: { operationId: '*', malformed: true } })
  const text = await (await send(first))?.text()
  expect(() => JSON.parse(text ?? '') as unknown).toThrow(SyntaxError)
})

function send({ method, path, multiSegment }: CompiledOperation) {
  const address = path.replaceAll(/\{\w+\}/g, multiSegment ? 'mina-sidor/arenden' : 'a-1001')
  return backend.handle(new Request(`http://localhost${address}`, { method }))
}

/** How an answer breaks the contract of its status, or null. */
async function breach({ responses }: CompiledOperation, response: Response | undefined): Promise<unknown> {
  const declared = responses[String(response?.status)] ?? {}
  const type = response?.headers.get('content-type')?.split(';', 1)[0] ?? ''
  if (Object.keys(declared).length === 0) return (await response?.text()) || null
  const validate = declared[type]
  if (validate === undefined) return `no ${type}`
  return !validate || validate(await response?.json()) ? null : validate.errors
}
