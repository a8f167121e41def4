import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type Fault = Control<'Fault'>

const read = ['GET', '/notifications/Jmse'] as const

test('a fault strikes as often as it was told to, and says how often it did', async () => {
  const { call } = controlClient()
  const rule = { operationId: 'getUser', status: 503, times: 2 }
  expect(await call<Fault>('POST', '/__mock/faults', { body: rule })).toMatchObject({
    status: 200,
    body: { rule, hits: 0, remaining: 2 },
  })
  expect(await call('GET', '/account_service/user')).toMatchObject({
    status: 503,
    body: { code: 'serviceUnavailable' },
  })
  expect((await call<Fault[]>('GET', '/__mock/faults')).body).toEqual([{ rule, hits: 1, remaining: 1 }])
  await call('GET', '/account_service/user')
  expect((await call<Fault[]>('GET', '/__mock/faults')).body).toEqual([])
  expect((await call('GET', '/account_service/user')).status).toBe(401)
})

test('only operations of the product, and only statuses of their contracts, can be ordered', async () => {
  const { call } = controlClient()
  const set = (body: object) => call<{ errors: { pointer: string }[] }>('POST', '/__mock/faults', { body })
  const refused = async (body: object) => {
    const answer = await set(body)
    return [answer.status, answer.body.errors[0]?.pointer]
  }
  expect(await refused({ operationId: 'noSuchOperation' })).toEqual([422, '/operationId'])
  expect(await refused({ operationId: 'getClock', drop: true })).toEqual([422, '/operationId'])
  expect(await refused({ operationId: 'getUser', status: 418 })).toEqual([422, '/status'])
  expect(await refused({ operationId: '*', status: 404 })).toEqual([422, '/status'])
  expect(await refused({ operationId: 'getUser', problemCode: 'notFound' })).toEqual([422, '/problemCode'])
  expect((await set({ operationId: '*', status: 503 })).status).toBe(200)
})

test('a fault for everything leaves the control API alone', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/faults', {
    body: { operationId: '*', status: 503, problemCode: 'serviceUnavailable' },
  })
  expect((await call(...read)).status).toBe(503)
  expect((await call('GET', '/__mock/world')).status).toBe(200)
  expect((await call('DELETE', '/__mock/faults?operationId=*')).status).toBe(204)
  expect((await call(...read)).status).toBe(401)
})

test('one fault is removed and the others stay; removing what is not there is no error', async () => {
  const { call } = controlClient()
  for (const operationId of ['getUser', 'getNotifications'])
    await call('POST', '/__mock/faults', { body: { operationId, drop: true } })
  expect((await call('DELETE', '/__mock/faults?operationId=getUser')).status).toBe(204)
  expect((await call('DELETE', '/__mock/faults?operationId=getUser')).status).toBe(204)
  expect((await call<Fault[]>('GET', '/__mock/faults')).body.map(({ rule }) => rule.operationId)).toEqual([
    'getNotifications',
  ])
  expect((await call('DELETE', '/__mock/faults')).status).toBe(204)
  expect((await call<Fault[]>('GET', '/__mock/faults')).body).toEqual([])
})

test('chance is the world’s own: the same seed is hit by the same calls', async () => {
  const hits = async () => {
    const { call } = controlClient()
    await call('POST', '/__mock/faults', {
      body: { operationId: 'getNotifications', status: 503, probability: 0.4 },
    })
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) statuses.push((await call(...read)).status)
    return statuses
  }
  const first = await hits()
  expect(new Set(first)).toEqual(new Set([401, 503]))
  expect(await hits()).toEqual(first)
})
