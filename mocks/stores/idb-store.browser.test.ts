import { beforeEach, expect, test } from 'vitest'
import { createBackend } from '../backend.ts'
import { idbStore } from './idb-store.ts'

/** Each test has a database of its own: one that pages have open can't be deleted. */
let name = ''
beforeEach(() => {
  name = `worlds-${crypto.randomUUID()}`
})

/** A page of its own: the store and the backend that it has when it is loaded. */
async function page() {
  const backend = createBackend({ onViolation: 'fail', store: await idbStore(name) })
  return async (method: string, path: string, body?: object) => {
    const json = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
    const response = await backend.handle(new Request(`http://localhost${path}`, { method, ...json }))
    return { status: response?.status, body: (await response?.json()) as Record<string, unknown> }
  }
}

type Call = Awaited<ReturnType<typeof page>>

const start = async (call: Call) => {
  const body = { returnUrl: 'http://localhost:5173/', environment: 'development' }
  const started = await call('POST', '/account_service/login/bank_id/start', body)
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
