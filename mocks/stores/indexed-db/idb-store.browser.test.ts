import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../../backend.ts'
import { idbStore } from './idb-store.ts'
import type { Json } from '../json.ts'

/** Each test has a database of its own: one that pages have open can't be deleted. */
let name = ''
beforeEach(() => {
  name = `worlds-${crypto.randomUUID()}`
})

/** A page of its own: the store and the backend that it has when it is loaded. */
async function page() {
  return callsTo(createBackend({ onViolation: 'fail', store: await idbStore(name) }))
}

function callsTo(backend: Backend) {
  return async (method: string, path: string, body?: object) => {
    const json = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
    const response = await backend.handle(new Request(`http://localhost${path}`, { method, ...json }))
    const text = (await response?.text()) ?? ''
    const read: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response?.status, body: read as Record<string, unknown> }
  }
}

type Call = Awaited<ReturnType<typeof page>>

const login = { returnUrl: 'http://localhost:5173/', environment: 'development' }

const start = async (call: Call) => {
  const started = await call('POST', '/account_service/login/bank_id/start', login)
  return String(started.body['session'])
}
const status = (call: Call, session: string) =>
  call('GET', `/account_service/login/bank_id/status/${session}`)
const orders = async (call: Call) => (await call('GET', '/__mock/eid/orders')).body as unknown as object[]

test('a login that was started before a reload goes on after it', async () => {
  const session = await start(await page())
  expect(await status(await page(), session)).toMatchObject({ status: 200, body: { result: 'Pending' } })
})

test('tabs share a world: what one does the other sees at once', async () => {
  const [one, other] = [await page(), await page()]
  await orders(other)
  const session = await start(one)
  expect((await status(other, session)).status).toBe(200)
  await start(other)
  expect(await orders(one)).toHaveLength(2)
})

test('two tabs that write at the same time lose nothing of it', async () => {
  const [one, other] = [await page(), await page()]
  const sessions = await Promise.all(Array.from({ length: 20 }, (_, at) => start(at % 2 ? one : other)))
  expect(new Set(sessions).size).toBe(20)
  for (const call of [one, other, await page()]) expect(await orders(call)).toHaveLength(20)
})

test('a world that one tab deletes begins anew in the other', async () => {
  const [one, other] = [await page(), await page()]
  await start(one)
  expect(await orders(other)).toHaveLength(1)
  const backend = createBackend({ onViolation: 'fail', store: await idbStore(name) })
  await backend.worlds.delete('default')
  expect(await orders(other)).toEqual([])
})

test('a tab lists the worlds that another one has made, played in and thrown away', async () => {
  const [one, other] = [await page(), await page()]
  const listed = async () => {
    const { worlds } = (await other('GET', '/__mock/worlds')).body as { worlds: { id: string }[] }
    return worlds.map(({ id }) => id).toSorted()
  }
  await other('POST', '/__mock/worlds', { id: 'here' })
  await one('POST', '/__mock/worlds', { id: 'there' })
  await start(other)
  // the world that the other tab is in has gone on elsewhere, and is one of the worlds all the same
  await start(one)
  expect(await listed()).toEqual(['default', 'here', 'there'])
  const backend = createBackend({ onViolation: 'fail', store: await idbStore(name) })
  await backend.worlds.delete('there')
  expect(await listed()).toEqual(['default', 'here'])
})

/** What an import answers, and which rule it names. */
async function importing(call: Call, state: string) {
  const file = (await call('GET', '/__mock/world/file')).body
  const { status, body } = await call('PUT', '/__mock/world/file', { ...file, state })
  const { errors = [] } = (body ?? {}) as { errors?: { code: string }[] }
  return [status, ...errors.map(({ code }) => code)]
}

test('an import that nests too deep, or has the prototype of an object in it, is refused, and the tab goes on', async () => {
  const call = await page()
  const session = await start(call)
  const nested = `{"content":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
  expect(await importing(call, nested)).toEqual([422, 'maxDepth'])
  const polluting = '{"eid":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}'
  expect(await importing(call, polluting)).toEqual([422, 'forbiddenName'])
  for (const one of [call, await page()]) expect((await status(one, session)).status).toBe(200)
  expect({}).not.toHaveProperty('polluted')
})

test('rows with such a name that were kept before are passed over', async () => {
  const session = await start(await page())
  const database = await openDB(name)
  const put = (path: string, value: string) => database.put('parts', value, ['default', path])
  await put('__proto__/polluted', '1')
  await put('faults', '{"__proto__":{"getUser":{"rule":{"operationId":"getUser","status":503}}}}')
  await put('content', '['.repeat(20_000) + ']'.repeat(20_000))
  database.close()
  const call = await page()
  expect((await status(call, session)).status).toBe(200)
  expect((await call('GET', '/account_service/user')).status).toBe(401)
  expect({}).not.toHaveProperty('polluted')
})

test('a world that can not be kept fails its own calls, and what was kept of it and of others stays', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const store = await idbStore(name)
  const backend = createBackend({ onViolation: 'fail', store })
  const call = callsTo(backend)
  const session = await start(call)
  const world = backend.worlds.get('default')
  if (world) world.data.content = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as never
  const lost = await call('POST', '/account_service/login/bank_id/start', login)
  expect(lost).toMatchObject({ status: 503, body: { code: 'serviceUnavailable' } })
  expect((await call('POST', '/__mock/worlds', { id: 'other' })).status).toBe(503)
  const reloaded = await page()
  expect(await orders(reloaded)).toHaveLength(1)
  expect((await status(reloaded, session)).status).toBe(200)
  if (world) world.data.content = {}
  expect((await call('POST', '/account_service/login/bank_id/start', login)).status).toBe(200)
  expect(await orders(await page())).toHaveLength(3)
  silent.mockRestore()
})

test('a save that fails leaves nothing half done', async () => {
  const store = await idbStore(name)
  await createBackend({ onViolation: 'fail', store }).handle(new Request('http://localhost/__mock/world'))
  const before = await store.load('default')
  if (!before) throw new Error('no world was kept')
  const { head } = before
  const endless: Json[] = []
  endless.push(endless)
  const failing = [
    store.save({ ...head, name: 'half' }, [
      { path: 'content', value: { x: 1 } },
      { path: 'cases', value: endless },
    ]),
    // what can not be cloned fails in the middle of the transaction
    store.save({ ...head, name: (() => 'half') as never }, [{ path: 'content', value: { x: 1 } }], true),
  ]
  for (const { status: end } of await Promise.allSettled(failing)) expect(end).toBe('rejected')
  expect(await store.load('default')).toEqual(before)
})
