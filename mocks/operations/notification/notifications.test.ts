import { expect, test } from 'vitest'
import type { components } from '#gen/notification/types.ts'
import { loginClient, numbers } from '#tests/support/clients/login-client.ts'

type Notification = components['schemas']['Notification']

const pause = '/notifications/pause/user-amira-vip-jmse'

async function loggedIn(personalNumber: string, loginType: 'private' | 'board' = 'private') {
  const client = loginClient()
  const { token } = await client.logIn(personalNumber, loginType)
  const list = (siteKey = 'Jmse') =>
    client.call<Notification[]>('GET', `/notifications/${siteKey}`, { token })
  const names = async (siteKey?: string) => (await list(siteKey)).body.map(({ name }) => name)
  return { ...client, token, list, names, get: (path: string) => client.call('GET', path, { token }) }
}

test('a buyer sees what waits on the site, newest first, and nobody on the way keeps it [C-031]', async () => {
  const { list, world } = await loggedIn(numbers.amira)
  const { status, body, headers } = await list()
  expect(status).toBe(200)
  expect(new Set(body.map(({ name }) => name))).toEqual(
    new Set(['awaiting_signature', 'vip_fee', 'case_updated']),
  )
  const created = body.map(({ createdOn }) => createdOn)
  expect(created).toEqual(created.toSorted().toReversed())
  expect((created[0] ?? '') < world().clock.iso()).toBe(true)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a paused one is gone from the list, and pausing it again changes nothing [C-032, S-092]', async () => {
  const { names, get } = await loggedIn(numbers.amira)
  const others = (await names()).filter((name) => name !== 'vip_fee')
  const paused = await get(pause)
  expect(paused.status).toBe(204)
  expect(await names()).toEqual(others)
  expect((await get(pause)).status).toBe(204)
  expect(await names()).toEqual(others)
})

test('a pause counts as writing, although it is a GET [Q-028]', async () => {
  const { get, world } = await loggedIn(numbers.amira)
  const { revision } = world().data
  await get(pause)
  expect(world().data.revision).toBe(revision + 1)
})

test('the answer to a pause is kept by nobody, although it is a GET [Q-028]', async () => {
  const { get } = await loggedIn(numbers.amira)
  expect((await get(pause)).headers.get('cache-control')).toBe('no-store')
})

test('what one person pauses stays with others, and other sites tell their own', async () => {
  const { names, get, tokenOf, call } = await loggedIn(numbers.amira)
  await get(pause)
  const saga = await tokenOf({ userId: 'user-saga', kind: 'private', bankId: true })
  const { body } = await call<Notification[]>('GET', '/notifications/Jmse', { token: saga })
  expect(body.map(({ name }) => name)).toEqual(['vip_fee'])
  expect(await names('Boratt')).toEqual([])
})

test('nobody pauses what is not theirs', async () => {
  const { get } = await loggedIn(numbers.amira)
  expect(await get('/notifications/pause/user-saga-vip-jmse')).toMatchObject({
    status: 404,
    body: { code: 'notFound' },
  })
})

test('a board member has no notifications, and none to pause [P-016, P-033]', async () => {
  const { list, get } = await loggedIn(numbers.karin, 'board')
  const refused = { status: 403, body: { code: 'forbidden' } }
  expect(await list()).toMatchObject(refused)
  expect(await get(pause)).toMatchObject(refused)
})

test('a visitor, and somebody who is no longer there, has to log in', async () => {
  const { call, tokenOf } = loginClient()
  const refused = { status: 401, body: { code: 'unauthorized' } }
  const token = await tokenOf({ userId: 'user-gone', kind: 'private', bankId: true })
  for (const path of ['/notifications/Jmse', pause]) {
    expect(await call('GET', path)).toMatchObject(refused)
    expect(await call('GET', path, { token })).toMatchObject(refused)
  }
})

test('a site that is none has no list', async () => {
  const { list } = await loggedIn(numbers.amira)
  expect(await list('Elsewhere')).toMatchObject({
    status: 400,
    body: { errors: [{ in: 'path', pointer: '/siteKey' }] },
  })
})
