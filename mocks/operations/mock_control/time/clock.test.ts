import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type Clock = Control<'Clock'>

const frozen = { mode: 'frozen', now: '2026-12-01T08:00:00Z' }

test('a world begins with the time outside', async () => {
  const { call } = controlClient()
  const before = Date.now()
  const { status, body } = await call<Clock>('GET', '/__mock/clock')
  expect([status, body.mode, body.speed, body.offsetSeconds]).toEqual([200, 'real', 1, 0])
  expect(Date.parse(body.now)).toBeGreaterThanOrEqual(before)
})

test('a frozen clock stands, and goes forward when it is told', async () => {
  const { call } = controlClient()
  const { body } = await call<Clock>('PUT', '/__mock/clock', { body: frozen })
  expect(body).toMatchObject({ mode: 'frozen', now: '2026-12-01T08:00:00.000Z', speed: 1 })
  expect(body.offsetSeconds).toBe(Math.round((Date.parse(frozen.now) - Date.now()) / 1000))
  await call('POST', '/__mock/clock/advance', { body: { seconds: 1800 } })
  expect((await call<Clock>('GET', '/__mock/clock')).body.now).toBe('2026-12-01T08:30:00.000Z')
})

test('a clock keeps its speed for later, and its time when none is given', async () => {
  const { call } = controlClient()
  await call('PUT', '/__mock/clock', { body: { ...frozen, speed: 60 } })
  const { body } = await call<Clock>('PUT', '/__mock/clock', { body: { mode: 'real' } })
  expect(body).toMatchObject({ mode: 'real', speed: 60 })
  expect(Date.parse(body.now) - Date.parse(frozen.now)).toBeLessThan(60_000)
})

test('no clock leaves the years 2020 to 2050', async () => {
  const { call } = controlClient()
  const set = (now: string) => call('PUT', '/__mock/clock', { body: { mode: 'frozen', now } })
  expect((await set('2019-12-31T23:59:59Z')).status).toBe(422)
  expect((await set('2051-01-01T00:00:00Z')).status).toBe(422)
  expect((await set('2050-12-31T23:59:00Z')).status).toBe(200)
  const advanced = await call('POST', '/__mock/clock/advance', { body: { seconds: 60 } })
  expect(advanced).toMatchObject({ status: 422, body: { errors: [{ in: 'body', pointer: '/seconds' }] } })
  expect((await call('POST', '/__mock/clock/advance', { body: { seconds: 59 } })).status).toBe(200)
})

test('a login ends when the clock of its world passes the hour', async () => {
  const { call } = controlClient()
  await call('PUT', '/__mock/clock', { body: frozen })
  const { body } = await call<Control<'PersonaSession'>>('POST', '/__mock/personas/amira/session')
  const user = () => call('GET', '/account_service/user', { token: body.token })
  await call('POST', '/__mock/clock/advance', { body: { seconds: 3599 } })
  expect((await user()).status).toBe(200)
  await call('POST', '/__mock/clock/advance', { body: { seconds: 1 } })
  expect(await user()).toMatchObject({ status: 401, body: { code: 'tokenExpired' } })
})
