import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { services } from './contracts.ts'
import { lockOf, newKey } from './server/access/lock.ts'

const key = newKey()
const lock = lockOf(key)

const steering = services
  .filter(({ name }) => name === 'mock_control')
  .flatMap(({ routes }) => routes)
  .map(({ operationId, method, path }) => ({ operationId, method, path: path.replaceAll(/\{\w+\}/g, 'x-1') }))

const aboutAll = [
  'listWorlds',
  'createWorld',
  'cloneWorld',
  'updateWorld',
  'deleteWorld',
  'listRealServices',
  'setRealService',
  'clearRealServices',
]

/** A locked mock, and the status of a call with a key, a pass, or what else its headers bring. */
function locked() {
  const { backend } = controlClient({ lock })
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    backend.handle(
      new Request(`http://192.168.1.20:4010${path}`, { method, headers, ...(body ? { body } : {}) }),
    )
  const ask = async (...sent: Parameters<typeof send>) => (await send(...sent))?.status
  return { backend, send, ask }
}

const withPass = (worldId: string, cookieOf = worldId) => ({
  'x-world': worldId,
  cookie: `world-pass=${lock.passOf(cookieOf)}`,
})

test('without key or pass nobody steers, and no world comes into being by asking', async () => {
  const { ask, backend } = locked()
  const closed = steering.filter(({ operationId }) => operationId !== 'scanEidOrder')
  const statuses = await Promise.all(
    closed.map(({ method, path }) => ask(method, path, { 'x-world': 'stranger' })),
  )
  expect(statuses).toEqual(closed.map(() => 401))
  expect(backend.worlds.has('stranger')).toBe(false)
})

test('the key opens every call, and nothing that is nearly the key does', async () => {
  const { ask } = locked()
  for (const { method, path } of steering)
    expect(await ask(method, path, { 'x-mock-key': key })).not.toBe(401)
  for (const wrong of ['', key.slice(1), `${key}x`, key.toUpperCase(), lock.passOf('default')])
    expect(await ask('GET', '/__mock/world', { 'x-mock-key': wrong })).toBe(401)
  expect(await ask('GET', `/__mock/world?key=${key}`, { cookie: `x-mock-key=${key}` })).toBe(401)
})

test('a pass opens its own world, no other, and no call about all worlds', async () => {
  const { ask } = locked()
  for (const { operationId, method, path } of steering) {
    const status = await ask(method, path, withPass('group-1'))
    expect([operationId, status === 401]).toEqual([operationId, aboutAll.includes(operationId)])
    expect(await ask(method, path, withPass('group-2', 'group-1'))).toBe(
      operationId === 'scanEidOrder' ? 415 : 401,
    )
  }
})

test('whoever may steer a world is told its pass, and a mock without a key tells none', async () => {
  const { send } = locked()
  const json = { 'x-mock-key': key, 'content-type': 'application/json' }
  const made = (await (await send('POST', '/__mock/worlds', json, '{"id":"group-1"}'))?.json()) as object
  expect(made).toMatchObject({ id: 'group-1', pass: lock.passOf('group-1') })
  const own = (await (await send('GET', '/__mock/world', withPass('group-1')))?.json()) as object
  expect(own).toMatchObject({ id: 'group-1', pass: lock.passOf('group-1') })
  const { call } = controlClient()
  expect((await call('GET', '/__mock/world')).body).not.toHaveProperty('pass')
})

test('a phone that scans a code may then act in the world of that code, and in no other', async () => {
  const { send, ask } = locked()
  const start = { returnUrl: 'http://localhost/', environment: 'development', loginType: 'private' }
  const inWorld = { 'x-world': 'group-1', 'content-type': 'application/json' }
  const started = await send('POST', '/account_service/login/bank_id/start', inWorld, JSON.stringify(start))
  if (!started) throw new Error('nobody answers')
  const { qrData } = (await started.json()) as { qrData: string }
  const json = { 'content-type': 'application/json' }
  const scanned = await send('POST', '/__mock/eid/scan', json, JSON.stringify({ token: qrData }))
  expect(scanned?.status).toBe(200)
  const cookie = (scanned?.headers.getSetCookie() ?? []).map((one) => one.split(';')[0]).join('; ')
  expect(await ask('GET', '/__mock/eid/orders', { cookie })).toBe(200)
  expect(await ask('GET', '/__mock/eid/orders', { cookie, 'x-world': 'default' })).toBe(401)
})

test('a page elsewhere gets no token of a persona by any of the ways a form has', async () => {
  const { call, backend } = controlClient()
  const login = '/__mock/personas/amira/session'
  const send = async (headers: Record<string, string>, body?: string) =>
    (
      await backend.handle(
        new Request(`http://localhost:4010${login}`, { method: 'POST', headers, ...(body ? { body } : {}) }),
      )
    )?.status
  for (const origin of ['http://evil.test', 'null']) expect(await send({ origin })).toBe(403)
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send({ host: 'evil.test:4010' })).toBe(403)
  expect(await send({ 'content-type': 'text/plain' }, 'x')).toBe(415)
  expect((await call<{ personaId: null }>('GET', '/__mock/world')).body.personaId).toBeNull()
  expect((await call('POST', login)).status).toBe(200)
})

test('a page elsewhere changes nothing at a service, and cannot read what it asks', async () => {
  const { backend } = controlClient()
  const send = (method: string, path: string, headers: Record<string, string>) =>
    backend.handle(new Request(`http://localhost:4010${path}`, { method, headers }))
  const origin = 'http://evil.test'
  const post = '/account_service/login/email'
  const plain = { origin, 'content-type': 'text/plain' }
  expect((await send('POST', post, plain))?.status).toBe(403)
  const asked = await send('OPTIONS', post, { origin, 'access-control-request-method': 'POST' })
  expect([asked?.status, asked?.headers.get('access-control-allow-origin')]).toEqual([403, null])
  const read = await send('GET', '/residence/search/stage_tags/1', { origin })
  expect(read?.status).toBe(200)
  expect(read?.headers.get('access-control-allow-origin') ?? null).toBeNull()
  const own = { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' }
  expect((await send('OPTIONS', post, own))?.headers.get('access-control-allow-origin')).toBe(own.origin)
})
