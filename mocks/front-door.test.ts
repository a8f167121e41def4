import { expect, test } from 'vitest'
import { createBackend } from './backend.ts'
import { services } from './contracts.ts'
import { WebIncoming } from './engine/incoming.ts'
import { responseOf } from './engine/outgoing.ts'
import { withFrontDoor } from './front-door.ts'

const backend = createBackend({ onViolation: 'fail' })
const door = withFrontDoor(backend, services)

async function ask(path: string, init?: RequestInit) {
  const answer = await door.answer(new WebIncoming(new Request(`http://localhost${path}`, init)))
  return answer && responseOf(answer)
}

test('the address itself says where to go on, and that it is up', async () => {
  const root = await ask('/')
  expect([root?.status, root?.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  expect(await root?.json()).toMatchObject({ detail: expect.stringContaining('/openapi.json') as string })
  expect(await (await ask('/health'))?.json()).toEqual({ status: 'up' })
})

test('one that ends is up and no longer ready, and metrics are there where they are wanted', async () => {
  expect(await (await ask('/ready'))?.json()).toEqual({ status: 'ready' })
  expect(await ask('/metrics')).toBeUndefined()
  const metrics = () => Promise.resolve({ type: 'text/plain; version=0.0.4', text: 'calls 1' })
  const ending = withFrontDoor(backend, services, { isLeaving: () => true, metrics })
  const of = async (path: string) =>
    await ending.answer(new WebIncoming(new Request(`http://localhost${path}`)))
  expect(await of('/ready')).toEqual(expect.objectContaining({ status: 503 }))
  expect(await of('/metrics')).toEqual(expect.objectContaining({ status: 200, body: 'calls 1' }))
})

test('every contract is listed, and found where the list says', async () => {
  const listed = (await (await ask('/openapi.json'))?.json()) as {
    services: { name: string; contract: string }[]
  }
  expect(listed.services.map(({ name }) => name)).toEqual(services.map(({ name }) => name))
  for (const { name, contract } of listed.services)
    expect(await (await ask(contract))?.json()).toMatchObject({ openapi: '3.1.0', info: { title: name } })
})

test('what is beside the contracts is only read, and hides none of them', async () => {
  expect(await ask('/health', { method: 'POST' })).toBeUndefined()
  expect(await ask('/openapi/nobody.json')).toBeUndefined()
  expect((await ask('/__mock/clock'))?.status).toBe(200)
})
