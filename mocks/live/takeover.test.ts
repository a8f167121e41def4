import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { numbers } from '#tests/support/clients/login-client.ts'
import { type Backend, createBackend } from '../backend.ts'
import { WebIncoming } from '../engine/request/incoming.ts'
import { sqliteStore } from '../stores/sqlite/sqlite-store.ts'
import { Switchboard } from './switchboard.ts'

const begun = { returnUrl: 'http://localhost:5173/logga-in/?type=login', environment: 'development' }
const startPath = '/account_service/login/bank_id/start'

test('a login, an e-ID in progress, the clock and the log go on in the backend that follows', async () => {
  const store = sqliteStore(':memory:')
  const first = controlClient({ store })
  const behaviour = { mode: 'manual', personaId: null, delaySeconds: 0 }
  await first.call('PUT', '/__mock/eid/behaviour', { body: behaviour })
  await first.call('POST', '/__mock/clock/advance', { body: { seconds: 3600 } })
  const { session } = (await first.call<{ session: string }>('POST', startPath, { body: begun })).body
  const logged = first.backend.worlds.get('default')?.log.last

  const second = controlClient({ store, before: first.backend.handOver() })
  const world = second.backend.worlds.get('default')
  const order = world?.eid.bySession(session)
  if (!world || !order) throw new Error('the order is gone')
  expect(world.log.last).toBe(logged)
  const clock = await second.call<{ offsetSeconds: number }>('GET', '/__mock/clock')
  expect(clock.body.offsetSeconds).toBe(3600)
  world.eid.approve(order, numbers.amira)
  const poll = `/account_service/login/bank_id/status/${session}`
  const { token } = (await second.call<{ token: string }>('GET', poll)).body

  const third = controlClient({ store, before: second.backend.handOver() })
  expect((await third.call('GET', '/account_service/user', { token })).status).toBe(200)
})

test('what was taken back after another backend has followed is gone from the store as well', async () => {
  const store = sqliteStore(':memory:')
  const first = controlClient({ store })
  const rule = { operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' }
  await first.call('POST', '/__mock/faults', { body: rule })
  const second = controlClient({ store, before: first.backend.handOver() })
  await second.call('DELETE', '/__mock/faults')
  second.backend.worlds.unloadAll()
  const { backend } = controlClient({ store: { ...store, heads: store.list() } })
  expect(backend.worlds.get('default')?.data.faults).toEqual({})
})

test('a call that began before goes on, and what it does is seen in the backend that follows', async () => {
  const first = controlClient()
  await first.call('POST', '/__mock/faults', { body: { operationId: 'startLogin', delayMs: 250 } })
  const switchboard = new Switchboard<Backend>(first.backend)
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(begun) }
  const started = switchboard.answer(new WebIncoming(new Request(`http://localhost${startPath}`, init)))
  await switchboard.replace((before) => createBackend({ onViolation: 'fail', before: before.handOver() }))
  const { body } = (await started) ?? {}
  const { session } = JSON.parse(typeof body === 'string' ? body : '') as { session: string }
  expect(switchboard.backend).not.toBe(first.backend)
  expect(switchboard.backend.worlds.get('default')?.eid.bySession(session)).toBeDefined()
})
