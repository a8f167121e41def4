import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type World = Control<'World'>
type WorldFile = Control<'WorldFile'>
type Snapshot = Control<'Snapshot'>

const frozen = { mode: 'frozen', now: '2026-12-01T08:00:00Z' }

async function changed() {
  const { call } = controlClient()
  const world = async () => (await call<World>('GET', '/__mock/world')).body
  await call('PUT', '/__mock/clock', { body: frozen })
  await call('POST', '/__mock/faults', { body: { operationId: 'getUser', drop: true } })
  await call('POST', '/__mock/personas/amira/session')
  return { call, world }
}

test('a new world says where it stands', async () => {
  const { call } = controlClient()
  expect((await call<World>('GET', '/__mock/world')).body).toMatchObject({
    id: 'default',
    name: 'Standard',
    seed: 1,
    revision: 0,
    store: 'memory',
    clock: { mode: 'real' },
    personaId: null,
    scenarioId: null,
    eidBehaviour: { mode: 'auto', personaId: 'amira' },
    counts: { payments: 0, faults: 0, requests: 0 },
  })
})

test('each write raises the revision, and reading does not', async () => {
  const { call, world } = await changed()
  expect(await world()).toMatchObject({ revision: 3, personaId: 'amira', counts: { faults: 1 } })
  await call('GET', '/notifications/Jmse')
  await call('POST', '/account_service/login/email', {
    body: { email: 'amira.nordin@example.com', password: 'hemligt-ord', siteId: 1 },
  })
  expect(await world()).toMatchObject({ revision: 4, counts: { requests: 2 } })
})

test('a reset starts everything over but the snapshots', async () => {
  const { call, world } = await changed()
  await call('POST', '/__mock/snapshots', { body: { name: 'Före' } })
  await call('GET', '/notifications/Jmse')
  const reset = await call<World>('POST', '/__mock/world/reset', { body: {} })
  expect(reset).toMatchObject({
    status: 200,
    body: {
      seed: 1,
      revision: 4,
      personaId: null,
      clock: { mode: 'real' },
      counts: { faults: 0, requests: 0 },
    },
  })
  expect(await world()).toMatchObject({ ...reset.body, clock: { mode: 'real', offsetSeconds: 0 } })
  expect((await call<Snapshot[]>('GET', '/__mock/snapshots')).body).toMatchObject([{ name: 'Före' }])
})

test('a reset with another seed gives another world, and the same seed the same', async () => {
  const { call } = controlClient()
  const homes = async (seed: number) => {
    await call('POST', '/__mock/world/reset', { body: { seed } })
    const body = { siteId: 1, limit: 100, offset: 0 }
    return JSON.stringify((await call('POST', '/residence/search_object', { body })).body)
  }
  const first = await homes(42)
  expect(await homes(7)).not.toBe(first)
  expect(await homes(42)).toBe(first)
})

test('a snapshot is gone back to, with its clock, however much happened since', async () => {
  const { call, world } = await changed()
  const taken = await call<Snapshot>('POST', '/__mock/snapshots', { body: { name: 'Före betalning' } })
  expect(taken).toMatchObject({
    status: 201,
    body: { id: 'snap-1', now: '2026-12-01T08:00:00.000Z', revision: 3 },
  })
  await call('POST', '/__mock/clock/advance', { body: { seconds: 1800 } })
  await call('DELETE', '/__mock/faults')
  await call('POST', '/__mock/personas/viggo/session')
  const restored = await call<World>('POST', '/__mock/snapshots/snap-1/restore')
  expect(restored).toMatchObject({
    status: 200,
    body: {
      revision: 7,
      personaId: 'amira',
      clock: { mode: 'frozen', now: '2026-12-01T08:00:00.000Z' },
      counts: { faults: 1 },
    },
  })
  expect((await world()).personaId).toBe('amira')
  expect((await call('POST', '/__mock/snapshots/snap-9/restore')).status).toBe(404)
})

test('a world is carried into another as a file', async () => {
  const { call } = await changed()
  const file = await call<WorldFile>('GET', '/__mock/world/file')
  expect(file.body).toMatchObject({
    format: 'bjorkvall-world',
    version: 2,
    name: 'Standard',
    seed: 1,
    now: '2026-12-01T08:00:00.000Z',
  })
  expect((await call('PUT', '/__mock/world/file', { body: file.body, world: 'group-1' })).status).toBe(204)
  expect((await call<World>('GET', '/__mock/world', { world: 'group-1' })).body).toMatchObject({
    id: 'group-1',
    name: 'Standard',
    revision: 1,
    personaId: 'amira',
    clock: { mode: 'frozen', now: '2026-12-01T08:00:00.000Z' },
    counts: { faults: 1 },
  })
})

test('a file of another version is not read, and the world stays as it was', async () => {
  const { call, world } = await changed()
  const { body } = await call<WorldFile>('GET', '/__mock/world/file')
  const before = await world()
  expect((await call('PUT', '/__mock/world/file', { body: { ...body, version: 1 } })).status).toBe(422)
  expect((await call('PUT', '/__mock/world/file', { body: { ...body, version: 3 } })).status).toBe(422)
  expect((await call('PUT', '/__mock/world/file', { body: { ...body, state: 'nothing' } })).status).toBe(422)
  expect((await world()).revision).toBe(before.revision)
})
