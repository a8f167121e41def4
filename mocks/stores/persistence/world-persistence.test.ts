import { expect, test, vi } from 'vitest'
import type { components } from '#gen/mock_control/types.ts'
import { KeyedMutex } from '../../engine/keyed-mutex.ts'
import type { Account } from '../../state/accounts/account.ts'
import { Snapshots } from '../../state/world/snapshots.ts'
import { newWorldData } from '../../state/world/world-data.ts'
import { worldsAreKept } from '../kept-worlds-tests.test-support.ts'
import { type Started, login, shared, start, statusOf } from '../kept-worlds.test-support.ts'
import { WorldPersistence } from './world-persistence.ts'
import { sqliteStore } from '../sqlite/sqlite-store.ts'
import type { WorldStore } from '../world-store.ts'

type WorldList = components['schemas']['WorldList']

worldsAreKept('sqlite', shared)

/** A world that is saved into a store, and what is written. */
function savedWorld() {
  const store = sqliteStore(':memory:')
  const save = vi.fn<WorldStore['save']>(store.save)
  const mutex = new KeyedMutex()
  const persistence = new WorldPersistence({ ...store, save }, mutex)
  const world = { data: newWorldData({ id: 'a', seed: 1, size: 1 }, 0), snapshots: new Snapshots() }
  const change = (name: string) => {
    world.data.ids[name] = 1
    return persistence.save(world)
  }
  const round = () => new Promise((done) => setImmediate(done))
  return { save, mutex, persistence, change, round, world, store }
}

test('what several calls have changed in one round is written once, and each hears of it', async () => {
  const { save, change } = savedWorld()
  await Promise.all([change('first'), change('second'), change('third')])
  expect(save).toHaveBeenCalledOnce()
  await change('fourth')
  expect(save.mock.calls[1]?.[1]).toHaveLength(1)
})

test('nothing of a call is kept before it has ended', async () => {
  const { save, mutex, change, round } = savedWorld()
  void mutex.acquire('a')
  const saving = change('half')
  for (let rounds = 0; rounds < 20; rounds++) await round()
  expect(save).not.toHaveBeenCalled()
  mutex.release('a')
  await saving
  expect(save).toHaveBeenCalledOnce()
})

test('a world that is thrown away while it waits to be kept stays away', async () => {
  const { save, persistence, change } = savedWorld()
  await change('first')
  const saving = change('second')
  await persistence.delete('a')
  await saving
  expect(save).toHaveBeenCalledOnce()
})

test('what is no loss of a head is written once a second, and before its world leaves memory', async () => {
  const { save, persistence, change, world, store } = savedWorld()
  const heads = () => save.mock.calls.map(([{ revision, personaId }]) => ({ revision, personaId }))
  using now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  await change('first')
  world.data.revision = 1
  await change('second')
  expect(heads().at(-1)).toEqual({ revision: 0, personaId: null })
  world.data.personaId = 'amira'
  await change('third')
  expect(heads().at(-1)).toEqual({ revision: 1, personaId: 'amira' })
  expect(store.list()).toMatchObject([{ revision: 1, personaId: 'amira' }])
  world.data.revision = 2
  await change('fourth')
  expect(store.list()).toMatchObject([{ revision: 1 }])
  now.mockReturnValue(6000)
  await change('fifth')
  expect(store.list()).toMatchObject([{ revision: 2 }])
  world.data.revision = 3
  persistence.unload(world)
  expect(store.list()).toMatchObject([{ revision: 3 }])
})

test('a head that is no loss comes along with what a world has still to write as it leaves memory', async () => {
  const { persistence, change, world, store } = savedWorld()
  using _now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  await change('first')
  world.data.revision = 1
  const saving = change('second')
  persistence.unload(world)
  await saving
  expect(store.list()).toMatchObject([{ revision: 1 }])
})

test('a part that another version kept in another shape begins anew, and what is changed in it is kept', async () => {
  const { persistence, change, world, store } = savedWorld()
  await change('first')
  const withoutLists = { id: 'user-amira', email: 'amira@example.com' } as unknown as Account
  world.data.accounts.changed['user-amira'] = withoutLists
  await persistence.save(world)
  const opened = () => {
    const later = new WorldPersistence(store, new KeyedMutex())
    const kept = store.load('a')
    if (!kept || kept instanceof Promise) throw new Error('nothing is kept')
    return { later, ...later.dataOf(kept) }
  }
  const { later, ...again } = opened()
  expect(again.data.accounts.changed).toEqual({})
  expect(again.data.ids).toMatchObject({ first: 1 })
  again.data.ids['user'] = 9
  await later.save(again)
  const { data } = opened()
  expect([data.accounts.changed, data.ids]).toMatchObject([{}, { first: 1, user: 9 }])
  expect(store.load('a')).not.toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ path: 'accounts/changed/user-amira' }),
    ]) as unknown,
  })
})

test('a world that nobody plays in leaves memory and comes back as it was; later it is forgotten', async () => {
  const { restarted } = shared()
  let now = Date.parse('2026-11-20T08:00:00Z')
  const { call, backend } = restarted({ now: () => now, idleMinutes: 30, forgetDays: 2 })
  await call('PUT', '/__mock/clock', { body: { mode: 'frozen' }, world: 'grupp-1' })
  const { body } = await call<Started>('POST', start, { ...login, world: 'grupp-1' })
  now += 31 * 60_000
  await call('GET', '/__mock/clock')
  expect(backend.worlds.list().map(({ id }) => id)).toEqual(['default'])
  expect((await call<WorldList>('GET', '/__mock/worlds')).body.worlds).toMatchObject([
    { id: 'default' },
    { id: 'grupp-1', revision: 2 },
  ])
  const status = await call('GET', statusOf(body.session), { world: 'grupp-1' })
  expect(status.status).toBe(200)
  now += 3 * 24 * 60 * 60_000
  await call('GET', '/__mock/clock')
  expect((await call<WorldList>('GET', '/__mock/worlds')).body.worlds.map(({ id }) => id)).toEqual([
    'default',
  ])
  expect((await restarted().call('GET', statusOf(body.session), { world: 'grupp-1' })).status).toBe(404)
})
