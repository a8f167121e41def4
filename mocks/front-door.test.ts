import { expect, test } from 'vitest'
import { createBackend } from './backend.ts'
import { services } from './contracts.ts'
import { WebIncoming } from './engine/incoming.ts'
import { responseOf } from './engine/outgoing.ts'
import { withFrontDoor } from './front-door.ts'

const door = withFrontDoor(createBackend({ onViolation: 'fail' }), services)

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
