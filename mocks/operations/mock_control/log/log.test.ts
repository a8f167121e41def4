import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type Log = Control<'RequestLog'>

test('the log names service, operation and verdict of each call but those of the control API', async () => {
  const { call } = controlClient()
  await call('PUT', '/__mock/clock', { body: { mode: 'frozen', now: '2026-12-01T08:00:00Z' } })
  const session = (await call<Control<'PersonaSession'>>('POST', '/__mock/personas/amira/session')).body
  await call('GET', '/account_service/user', { token: session.token })
  await call('POST', '/account_service/login/email', { body: { email: 'amira.nordin@example.com' } })
  const { body, headers } = await call<Log>('GET', '/__mock/log')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.next).toBe(2)
  expect(body.counts).toEqual({ ok: 1, requestViolation: 1, responseViolation: 0, fault: 0, generated: 0 })
  expect(body.entries).toMatchObject([
    {
      number: 1,
      at: '2026-12-01T08:00:00.000Z',
      service: 'account_service',
      operationId: 'getUser',
      method: 'GET',
      status: 200,
      violations: [],
    },
    {
      number: 2,
      operationId: 'loginWithEmail',
      path: '/account_service/login/email',
      status: 400,
      verdict: 'requestViolation',
    },
  ])
  expect(body.entries[1]?.violations).toContainEqual(
    expect.objectContaining({ in: 'body', pointer: '/password', code: 'required' }),
  )
})

test('nothing of what a person sent is in the log', async () => {
  const { call } = controlClient()
  await call('POST', '/account_service/login/email', {
    body: { email: 'amira.nordin@example.com', password: 'geheim-wort', siteId: 1 },
  })
  await call('GET', '/notifications/Jmse?ssn=19900101-2385', { token: 'abc.def.ghi' })
  expect(JSON.stringify((await call('GET', '/__mock/log')).body)).not.toMatch(
    /amira|geheim|19900101|abc\.def/,
  )
})

test('who follows the log gets what is new, and of too much the newest', async () => {
  const { call } = controlClient()
  for (let i = 0; i < 5; i++) await call('GET', '/notifications/Jmse')
  const numbers = async (query: string) =>
    (await call<Log>('GET', `/__mock/log${query}`)).body.entries.map(({ number }) => number)
  expect(await numbers('?after=3')).toEqual([4, 5])
  expect(await numbers('?limit=2')).toEqual([4, 5])
  expect(await numbers('?after=5')).toEqual([])
  expect((await call('GET', '/__mock/log?limit=1001')).status).toBe(400)
})

test('an emptied log counts from nothing, and its numbers go on', async () => {
  const { call } = controlClient()
  await call('GET', '/notifications/Jmse')
  expect((await call('DELETE', '/__mock/log')).status).toBe(204)
  expect((await call<Log>('GET', '/__mock/log')).body).toMatchObject({
    entries: [],
    next: 1,
    counts: { ok: 0, requestViolation: 0 },
  })
  await call('GET', '/notifications/Jmse')
  expect((await call<Log>('GET', '/__mock/log?after=1')).body.entries).toMatchObject([{ number: 2 }])
})

test('a call that was cut off has no status', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/faults', { body: { operationId: 'getUser', drop: true } })
  await call('GET', '/account_service/user')
  expect((await call<Log>('GET', '/__mock/log')).body.entries).toMatchObject([
    { status: null, verdict: 'fault' },
  ])
})
