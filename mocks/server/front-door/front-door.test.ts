import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createBackend } from '../../backend.ts'
import { services } from '../../contracts.ts'
import { WebIncoming } from '../../engine/request/incoming.ts'
import { serve } from '../../engine/node/node-http.ts'
import { responseOf } from '../../engine/answer/outgoing.ts'
import { withFrontDoor } from './front-door.ts'
import { frontPageOf, pagePolicy } from './front-page.ts'

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
  const listed = (await (await ask('/openapi'))?.json()) as {
    services: { name: string; contract: string }[]
  }
  expect(listed.services.map(({ name }) => name)).toEqual(services.map(({ name }) => name))
  for (const { name, contract } of listed.services)
    expect(await (await ask(contract))?.json()).toMatchObject({ openapi: '3.1.0', info: { title: name } })
})

test('all contracts are one as well, which Redocly takes', async () => {
  const joined = (await (await ask('/openapi.json'))?.json()) as { paths: Record<string, object> }
  const routes = new Set(services.flatMap(({ routes }) => routes.map(({ path }) => path)))
  expect(new Set(Object.keys(joined.paths))).toEqual(routes)
  // pages have addresses of any kind, some of which others have as well
  const rules = { 'no-server-example.com': 'off', 'no-ambiguous-paths': 'off' } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const found = await lintFromString({ source: JSON.stringify(joined), config })
  // a browser is led on by a 303, a success as well
  const leadsOn = 'operation-2xx-response: #/paths/~1account_service~1unsubscribe/get/responses'
  expect(found.map(({ ruleId, location: [at] }) => `${ruleId}: ${at?.pointer}`)).toEqual([leadsOn])
})

test('what is beside the contracts is only read, and hides none of them', async () => {
  expect(await ask('/health', { method: 'POST' })).toBeUndefined()
  expect(await ask('/openapi/nobody.json')).toBeUndefined()
  expect((await ask('/__mock/clock'))?.status).toBe(200)
})

test('people get a page at the address itself, which may load and run nothing that is not its own', async () => {
  const folder = temporaryFolder('front-page')
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Mock</title>')
  await writeFile(join(folder, 'main-1.js'), 'run()')
  const paged = withFrontDoor(backend, services, { page: frontPageOf(folder) })
  const server = serve(paged)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const accept = 'text/html,application/xhtml+xml'
  const page = await fetch(url, { headers: { accept } })
  expect([page.status, page.headers.get('vary'), await page.text()]).toEqual([
    200,
    'Accept',
    '<!doctype html><title>Mock</title>',
  ])
  // one policy, for of two a browser keeps both
  expect(page.headers.get('content-security-policy')).toBe(pagePolicy)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const script = await fetch(`${url}/__page/main-1.js`)
  expect([script.headers.get('content-type'), await script.text()]).toEqual([
    'text/javascript; charset=utf-8',
    'run()',
  ])
  for (const path of ['/__page/..%2fpackage.json', '/__page/none.js', '/__page/'])
    expect((await fetch(url + path)).status).toBe(404)
  expect((await fetch(url)).status).toBe(404)
  const foreign = await paged.answer(
    new WebIncoming(new Request('http://x/', { headers: { accept, host: 'evil.test' } })),
  )
  expect(foreign?.status).toBe(403)
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
