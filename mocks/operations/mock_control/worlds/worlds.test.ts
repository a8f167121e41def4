import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type List = Control<'WorldList'>
type Summary = Control<'WorldSummary'>

test('a world is made under the name it is given, or under one that is free', async () => {
  const { call } = controlClient()
  const named = await call<Summary>('POST', '/__mock/worlds', {
    body: { id: 'grupp-3', name: 'Grupp 3', seed: 7, scenarioId: 'search-down' },
  })
  expect(named).toMatchObject({
    status: 201,
    body: {
      id: 'grupp-3',
      name: 'Grupp 3',
      seed: 7,
      revision: 0,
      scenarioId: 'search-down',
      lastPath: null,
      requests: 0,
    },
  })
  const search = { body: { siteId: 1 }, world: 'grupp-3' }
  expect(await call('POST', '/residence/search_object', search)).toMatchObject({
    status: 503,
    body: { code: 'searchServiceDown' },
  })
  const first = await call<Summary>('POST', '/__mock/worlds', { body: {} })
  const second = await call<Summary>('POST', '/__mock/worlds', { body: {} })
  expect(first.body).toMatchObject({ seed: 1, name: first.body.id })
  expect(second.body.id).not.toBe(first.body.id)
})

test('an id is given once, and a scenario must be known', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/worlds', { body: { id: 'grupp-1' } })
  expect(await call('POST', '/__mock/worlds', { body: { id: 'grupp-1' } })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  expect((await call('POST', '/__mock/worlds', { body: { scenarioId: 'no-such' } })).status).toBe(404)
})

test('when there is no room, no world is made by name, by copy or by a call for it', async () => {
  const { call } = controlClient({ worldLimit: 2 })
  await call('POST', '/__mock/worlds', { body: { id: 'grupp-1' } })
  const full = { status: 409, body: { code: 'worldLimitReached' } }
  expect(await call('POST', '/__mock/worlds', { body: {} })).toMatchObject(full)
  expect(await call('POST', '/__mock/worlds/grupp-1/clone', { body: {} })).toMatchObject(full)
  expect(await call('GET', '/__mock/world', { world: 'grupp-2' })).toMatchObject({
    status: 503,
    body: { code: 'worldLimitReached' },
  })
  await call('DELETE', '/__mock/worlds/grupp-1')
  expect((await call('GET', '/__mock/world', { world: 'grupp-2' })).status).toBe(200)
})

test('who finds no room is told what to do, and can do it', async () => {
  const { call } = controlClient({ worldLimit: 2, forgetDays: 2 })
  await call('POST', '/__mock/worlds', { body: { id: 'grupp-1' } })
  const world = 'grupp-2'
  const full = await call<{ detail: string }>('GET', '/account_service/user', { world })
  expect(full.status).toBe(503)
  expect(full.headers.get('retry-after')).toBe('30')
  expect(full.body.detail).toMatch(/^All 2 worlds .* in 48 h one is forgotten that nobody has used\.$/)
  expect((await call<List>('GET', '/__mock/worlds', { world })).body.worlds).toHaveLength(2)
  expect((await call('DELETE', '/__mock/worlds/grupp-1', { world })).status).toBe(204)
  expect((await call('GET', '/account_service/user', { world })).status).toBe(401)
})

test('a world that nobody has used for long makes room for another', async () => {
  let now = Date.parse('2026-11-20T08:00:00Z')
  const { call } = controlClient({ worldLimit: 2, forgetDays: 2, now: () => now })
  const create = async (id: string) => (await call('POST', '/__mock/worlds', { body: { id } })).status
  expect(await create('grupp-1')).toBe(201)
  now += 47 * 3_600_000
  await call('GET', '/__mock/clock')
  expect(await create('grupp-2')).toBe(409)
  now += 2 * 3_600_000
  expect(await create('grupp-2')).toBe(201)
  expect((await call('GET', '/__mock/world', { world: 'grupp-1' })).status).toBe(503)
})

test('the default world always has room', async () => {
  const { call } = controlClient({ worldLimit: 1 })
  await call('GET', '/__mock/world', { world: 'grupp-1' })
  expect((await call('GET', '/__mock/world')).status).toBe(200)
})

test('a copy has all that its original has, and goes its own way', async () => {
  const { call } = controlClient()
  await call('PUT', '/__mock/clock', {
    body: { mode: 'frozen', now: '2026-12-01T08:00:00Z' },
    world: 'grupp-1',
  })
  await call('POST', '/__mock/personas/amira/session', { world: 'grupp-1' })
  const copy = await call<Summary>('POST', '/__mock/worlds/grupp-1/clone', {
    body: { id: 'grupp-4', name: 'Grupp 4' },
  })
  expect(copy).toMatchObject({
    status: 201,
    body: {
      id: 'grupp-4',
      name: 'Grupp 4',
      revision: 2,
      personaId: 'amira',
      now: '2026-12-01T08:00:00.000Z',
      requests: 0,
    },
  })
  await call('POST', '/__mock/clock/advance', { body: { seconds: 60 }, world: 'grupp-4' })
  const now = async (world: string) =>
    (await call<Control<'Clock'>>('GET', '/__mock/clock', { world })).body.now
  expect(await now('grupp-1')).toBe('2026-12-01T08:00:00.000Z')
  expect(await now('grupp-4')).toBe('2026-12-01T08:01:00.000Z')
  expect((await call('POST', '/__mock/worlds/no-such/clone', { body: {} })).status).toBe(404)
  expect((await call('POST', '/__mock/worlds/grupp-1/clone', { body: { id: 'grupp-4' } })).status).toBe(409)
})

test('a trainer sees who is where, last seen first', async () => {
  const { call, backend } = controlClient()
  await call('POST', '/__mock/worlds', { body: { id: 'grupp-2' } })
  await call('GET', '/mina-sidor/arenden/GetViewModel', { world: 'grupp-1' })
  const [one, other] = [backend.worlds.get('grupp-1'), backend.worlds.get('grupp-2')]
  if (one) one.data.lastSeenAt += 60_000
  if (other) other.data.lastSeenAt -= 60_000
  const { body } = await call<List>('GET', '/__mock/worlds')
  expect(body.limit).toBe(1000)
  expect(body.worlds.map(({ id }) => id)).toEqual(['grupp-1', 'default', 'grupp-2'])
  expect(body.worlds[0]).toMatchObject({ lastPath: '/mina-sidor/arenden/', requests: 1 })
})

test('a deleted world is gone, and the default one comes back as new', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/personas/amira/session')
  expect((await call('DELETE', '/__mock/worlds/default')).status).toBe(204)
  expect((await call<Control<'World'>>('GET', '/__mock/world')).body).toMatchObject({
    personaId: null,
    revision: 0,
  })
  expect((await call('DELETE', '/__mock/worlds/no-such')).status).toBe(404)
  await call('POST', '/__mock/worlds', { body: { id: 'grupp-1' } })
  await call('DELETE', '/__mock/worlds/grupp-1')
  const again = async (method: string, path: string) =>
    (await call(method, `/__mock/worlds/grupp-1${path}`, { world: 'grupp-1', body: { name: 'Grupp 1' } }))
      .status
  expect([await again('PATCH', ''), await again('POST', '/clone'), await again('PATCH', '')]).toEqual([
    404, 404, 404,
  ])
})

test('what happens in one world is not seen in another', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/faults', { body: { operationId: 'getUser', status: 503 }, world: 'grupp-1' })
  expect((await call('GET', '/account_service/user', { world: 'grupp-1' })).status).toBe(503)
  expect((await call('GET', '/account_service/user', { world: 'grupp-2' })).status).toBe(401)
  const session = await call<Control<'PersonaSession'>>('POST', '/__mock/personas/amira/session', {
    world: 'grupp-2',
  })
  expect((await call('GET', '/account_service/user', { token: session.body.token })).status).toBe(401)
})
