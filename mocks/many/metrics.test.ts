import { expect, test, vi } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Desk } from './leases/desk.ts'
import { joinedServer } from './joined-server.test-support.ts'
import { Metrics } from './metrics.ts'

test('calls are counted by operation and status, with their verdicts and their time', async () => {
  const { backend, call } = controlClient({ onCall: (entry) => metrics.count(entry) })
  const metrics = new Metrics(() => backend)
  await call('GET', '/account_service/user')
  await call('POST', '/residence/search_object', { body: 'none', world: 'other' })
  await call('GET', '/__mock/log')
  const { type, text } = await metrics.page()
  expect(type).toMatch(/^text\/plain; version=/)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines).toEqual(
    expect.arrayContaining([
      'mock_calls_total{operation="getUser",status="401"} 1',
      'mock_calls_total{operation="searchObjects",status="400"} 1',
      'mock_verdicts_total{verdict="requestViolation"} 2',
      'mock_call_duration_seconds_count 2',
      'mock_worlds_in_memory 2',
    ]),
  )
  // steering is no call of the product
  expect(text).not.toContain('Log"')
})

test('a write that the store does not take is answered 503, says when to come back, and is counted', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const server = await joinedServer(writesNothing)
  try {
    const metrics = new Metrics(() => server.backend, server.many)
    const answer = await fetch(`${server.address}/__mock/snapshots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'first' }),
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    const { text } = await metrics.page()
    expect(text).toContain('mock_store_errors_total 1\n')
    expect(text).toContain('mock_lease_events_total{event="taken"} 1\n')
    expect(text).toContain('mock_relay_seconds_count{outcome="here"} 1\n')
  } finally {
    server.die()
    silent.mockRestore()
  }
})

/** A desk that gives every world away and takes no write. */
const writesNothing: Desk = {
  kind: 'memory',
  take: () => Promise.resolve({ isMine: true, number: 1, version: 0 }),
  commit: () => Promise.reject(new Error('nobody answers')),
  renew: () => Promise.resolve(true),
  renewAll: (_holder, _ms, held) => Promise.resolve(held.map(() => true)),
  release: () => Promise.resolve(),
  load: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(false),
  heads: () => Promise.resolve([]),
  count: () => 0,
  enlist: () => Promise.resolve([]),
  leave: () => Promise.resolve(),
  secret: () => Promise.resolve('word'),
  close: () => undefined,
}
