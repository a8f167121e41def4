import { expect, test } from 'vitest'
import type { components } from '#gen/mock_control/types.ts'
import { type KeptWorlds, type Started, login, start, statusOf } from './kept-worlds.test-support.ts'
import type { Change } from './world-store.ts'

type World = components['schemas']['World']
type Snapshot = components['schemas']['Snapshot']
type WorldList = components['schemas']['WorldList']

/** What every store of a server does with worlds. `shared` makes one that outlives its backends. */
export function worldsAreKept(store: string, shared: () => KeptWorlds): void {
  test(`${store}: a login that was started before a restart goes on after it`, async () => {
    const { restarted } = shared()
    const { body } = await restarted().call<Started>('POST', start, login)
    const after = await restarted().call('GET', statusOf(body.session))
    expect(after).toMatchObject({ status: 200, body: { result: 'Pending' } })
  })

  test(`${store}: clock, faults and snapshots are kept as well`, async () => {
    const { restarted } = shared()
    const before = restarted()
    await before.call('PUT', '/__mock/clock', { body: { mode: 'frozen', now: '2026-12-01T08:00:00Z' } })
    await before.call('POST', '/__mock/faults', { body: { operationId: 'getUser', status: 503 } })
    await before.call('POST', '/__mock/snapshots', { body: { name: 'Before' } })
    await before.call('POST', '/__mock/world/reset', { body: {} })
    const { call } = restarted()
    expect((await call<World>('GET', '/__mock/world')).body).toMatchObject({
      store,
      counts: { faults: 0 },
    })
    const [snapshot] = (await call<Snapshot[]>('GET', '/__mock/snapshots')).body
    expect(snapshot).toMatchObject({ name: 'Before', now: '2026-12-01T08:00:00.000Z' })
    await call('POST', `/__mock/snapshots/${snapshot?.id}/restore`)
    expect((await restarted().call('GET', '/account_service/user')).status).toBe(503)
  })

  test(`${store}: only what a call has changed is written, and after a call that only reads nothing is`, async () => {
    const { saved, restarted } = shared()
    const { call } = restarted()
    const first = await call<Started>('POST', start, login)
    const second = await call<Started>('POST', start, login)
    const paths = (changes: Change[] | undefined) => changes?.map(({ path }) => path)
    const row = ({ body }: typeof first) => `eid/orders/${body.session}`
    expect(paths(saved[0])).toContain(row(first))
    expect(paths(saved[1])).toContain(row(second))
    expect(paths(saved[1])).not.toContain(row(first))
    const written = saved.length
    await call('GET', statusOf(first.body.session))
    await call('POST', '/residence/search_object', { body: { siteId: 1 } })
    await call('GET', '/__mock/world')
    expect(saved.length).toBe(written)
  })

  test(`${store}: a question that changes something is kept before it is answered [Q-028]`, async () => {
    const { restarted } = shared()
    const { call } = restarted()
    const { token } = (await call<{ token: string }>('POST', '/__mock/personas/amira/session')).body
    const list = async (client: { call: typeof call }) =>
      (await client.call<{ id: string }[]>('GET', '/notifications/Jmse', { token })).body.map(({ id }) => id)
    const [first = ''] = await list({ call })
    expect((await call('GET', `/notifications/pause/${first}`, { token })).status).toBe(204)
    expect(await list(restarted())).not.toContain(first)
  })

  test(`${store}: worlds that a trainer made and nobody has entered are there after a restart`, async () => {
    const { restarted } = shared()
    const { call } = restarted()
    await call('POST', '/__mock/worlds', { body: { id: 'grupp-1', name: 'Grupp 1', seed: 7 } })
    await call('POST', '/__mock/worlds/grupp-1/clone', { body: { id: 'grupp-2' } })
    await call('DELETE', '/__mock/worlds/grupp-1')
    await call('PATCH', '/__mock/worlds/grupp-2', { body: { name: 'Grupp 2', label: 'Oslo' } })
    const { worlds } = (await restarted().call<WorldList>('GET', '/__mock/worlds')).body
    expect(worlds.map(({ id, seed }) => [id, seed])).toEqual(
      expect.arrayContaining([
        ['default', 1],
        ['grupp-2', 7],
      ]),
    )
    expect(worlds).toHaveLength(2)
    expect(worlds.find(({ id }) => id === 'grupp-2')).toMatchObject({ name: 'Grupp 2', label: 'Oslo' })
  })

  test(`${store}: fifty worlds that are written to at once never see each other`, async () => {
    const { restarted } = shared()
    const { call } = restarted()
    const worlds = Array.from({ length: 50 }, (_, at) => `grupp-${at}`)
    const sessions = await Promise.all(
      worlds.map(async (world, at) => {
        const now = `2027-01-01T08:00:${String(at).padStart(2, '0')}Z`
        await call('PUT', '/__mock/clock', { body: { mode: 'frozen', now }, world })
        const calls = [
          call<Started>('POST', start, { ...login, world }),
          call('POST', '/__mock/snapshots', { body: { name: world }, world }),
          call<Started>('POST', start, { ...login, world }),
        ] as const
        return (await Promise.all(calls)).flatMap(({ body }) =>
          body && typeof body === 'object' && 'session' in body ? [(body as Started).session] : [],
        )
      }),
    )
    for (const client of [{ call }, restarted()]) {
      for (const [at, world] of worlds.entries()) {
        const orders = await client.call<{ createdAt: string }[]>('GET', '/__mock/eid/orders', { world })
        expect(orders.body).toHaveLength(2)
        expect((await client.call<Snapshot[]>('GET', '/__mock/snapshots', { world })).body).toMatchObject([
          { name: world },
        ])
        const { body } = await client.call<World>('GET', '/__mock/world', { world })
        expect(body.clock.now).toBe(`2027-01-01T08:00:${String(at).padStart(2, '0')}.000Z`)
        for (const session of sessions[at] ?? [])
          expect((await client.call('GET', statusOf(session), { world })).status).toBe(200)
      }
    }
  })
}
