import { expect, test, vi } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { type Started, login, shared, start, statusOf } from '../kept-worlds.test-support.ts'
import { sqliteStore } from './sqlite-store.ts'
import type { WorldStore } from '../world-store.ts'

test('a write that could not be kept is not acknowledged, and is kept with the next one', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const store = sqliteStore(':memory:')
  let full = false
  const save: WorldStore['save'] = (...given) =>
    full ? Promise.reject(new Error('the disk is full')) : store.save(...given)
  const { call } = controlClient({ store: { ...store, save } })
  await call('PUT', '/__mock/clock', { body: { mode: 'frozen' } })
  full = true
  expect(await call('POST', start, login)).toMatchObject({
    status: 503,
    body: { code: 'serviceUnavailable', detail: 'the world could not be kept: the disk is full' },
  })
  full = false
  await call('POST', start, login)
  const after = controlClient({ store: { ...store, heads: store.list() } })
  expect((await after.call<object[]>('GET', '/__mock/eid/orders')).body).toHaveLength(2)
  expect(silent).toHaveBeenCalledOnce()
  silent.mockRestore()
})

/** Deeper than anything that walks through data by recursion can go. */
const bottomless = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as never

test('what goes wrong while one world is kept is told to its caller, and other worlds of the round are kept', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const { restarted } = shared()
  const { call, backend } = restarted()
  const worlds = ['grupp-1', 'hostile', 'grupp-2']
  for (const world of worlds) await call('GET', '/__mock/world', { world })
  const hostile = backend.worlds.get('hostile')
  if (hostile) hostile.data.content = bottomless
  const asked = worlds.map((world) => call<Started>('POST', start, { ...login, world }))
  const [one, lost, other] = await Promise.all(asked)
  expect([one?.status, lost?.status, other?.status]).toEqual([200, 503, 200])
  const after = restarted()
  for (const [world, started] of [
    ['grupp-1', one],
    ['grupp-2', other],
  ] as const) {
    const session = started?.body.session ?? ''
    expect((await after.call('GET', statusOf(session), { world })).status).toBe(200)
  }
  silent.mockRestore()
})

test('a world that could not be kept is kept again once it is put back to its start', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const { restarted } = shared()
  const { call, backend } = restarted()
  await call('POST', '/__mock/faults', { body: { operationId: 'getUser', status: 503 } })
  const world = backend.worlds.get('default')
  if (world) world.data.content = bottomless
  expect((await call('POST', start, login)).status).toBe(503)
  expect((await call('POST', '/__mock/world/reset', { body: {} })).status).toBe(200)
  expect((await call('POST', start, login)).status).toBe(200)
  const after = restarted()
  expect((await after.call<object[]>('GET', '/__mock/eid/orders')).body).toHaveLength(1)
  expect((await after.call<object[]>('GET', '/__mock/faults')).body).toEqual([])
  silent.mockRestore()
})

test('a world that can not be kept stays in memory when nobody plays in it, and nobody else hears of it', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const { restarted } = shared()
  let now = Date.parse('2026-11-20T08:00:00Z')
  const { call, backend } = restarted({ now: () => now, idleMinutes: 30 })
  await call('POST', '/__mock/faults', { body: { operationId: 'getUser', status: 503 }, world: 'hostile' })
  const hostile = backend.worlds.get('hostile')
  if (hostile) hostile.data.content = bottomless
  now += 31 * 60_000
  expect((await call('GET', '/__mock/clock')).status).toBe(200)
  expect(backend.worlds.list().map(({ id }) => id)).toEqual(['hostile', 'default'])
  if (hostile) hostile.data.content = {}
  now += 31 * 60_000
  await call('GET', '/__mock/clock')
  now += 31 * 60_000
  await call('GET', '/__mock/clock')
  expect(backend.worlds.list().map(({ id }) => id)).toEqual(['default'])
  const kept = await restarted().call<object[]>('GET', '/__mock/faults', { world: 'hostile' })
  expect(kept.body).toHaveLength(1)
  silent.mockRestore()
})

test('a world that can not be forgotten ends nothing', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const store = sqliteStore(':memory:')
  let now = Date.parse('2026-11-20T08:00:00Z')
  const failing: WorldStore = { ...store, delete: () => Promise.reject(new Error('the disk is gone')) }
  const { call } = controlClient({ store: failing, now: () => now, forgetDays: 1 })
  await call('POST', start, { ...login, world: 'old' })
  now += 2 * 24 * 60 * 60_000
  expect((await call('GET', '/__mock/clock')).status).toBe(200)
  await new Promise((done) => setImmediate(done))
  expect(silent).toHaveBeenCalledWith('mock: world old could not be forgotten', expect.any(Error))
  expect((await call('DELETE', '/__mock/worlds/default')).status).toBe(503)
  silent.mockRestore()
})

test('a world that can not be read is told of in an answer', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const store = sqliteStore(':memory:')
  const load = () => {
    throw new Error('the disk is gone')
  }
  const { call } = controlClient({ store: { ...store, load } })
  expect((await call('GET', '/__mock/clock', { world: 'grupp-1' })).status).toBe(500)
  silent.mockRestore()
})
