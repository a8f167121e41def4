import { expect, test } from 'vitest'
import { loginClient, numbers } from '#tests/support/clients/login-client.ts'

const refresh = '/account_service/login/refresh_token'

test('a token is exchanged for one that lives another hour, and the old one stays good until it ends [C-001, K-042]', async () => {
  const { logIn, call, user, advance } = loginClient()
  const { token } = await logIn(numbers.amira)
  advance(1800)
  const refreshed = await call<{ data: string }>('GET', refresh, { token })
  expect(refreshed.status).toBe(200)
  expect(refreshed.headers.get('cache-control')).toBe('no-store')
  const { data } = refreshed.body
  expect((await user(token)).status).toBe(200)
  advance(1800)
  expect((await user(token)).status).toBe(401)
  expect((await user(data)).body).toMatchObject({
    firstName: 'Amira',
    token: { bank_id: 'eid-user-amira' },
  })
  advance(1799)
  expect((await user(data)).status).toBe(200)
  advance(1)
  expect((await user(data)).status).toBe(401)
})

test('a board member stays logged in as the association', async () => {
  const { logIn, call, user } = loginClient()
  const { token } = await logIn(numbers.karin, 'board')
  const { body } = await call<{ data: string }>('GET', refresh, { token })
  expect((await user(body.data)).body.brfAccount?.id).toBe('association-almvalvet')
})

test('a token that has expired is told apart from one that is none', async () => {
  const { logIn, call, user, advance } = loginClient()
  const { token } = await logIn(numbers.amira)
  advance(3600)
  const expired = { status: 401, body: { code: 'tokenExpired' } }
  expect(await user(token)).toMatchObject(expired)
  expect(await call('GET', refresh, { token })).toMatchObject(expired)
  expect(await user('nonsense')).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  expect(await call('GET', refresh)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
})

test('an expired token is refused even where nobody has to be logged in', async () => {
  const { logIn, call, advance } = loginClient()
  const { token } = await logIn(numbers.amira)
  advance(3600)
  const body = { email: 'amira.nordin@example.com', password: 'hemligt-ord', siteId: 1 }
  expect(await call('POST', '/account_service/login/email', { body, token })).toMatchObject({
    status: 401,
    body: { code: 'tokenExpired' },
  })
})

test('a token of one world is worth nothing in another', async () => {
  const { logIn, user } = loginClient()
  const { token } = await logIn(numbers.amira)
  expect(await user(token, { world: 'group-2' })).toMatchObject({
    status: 401,
    body: { code: 'unauthorized' },
  })
})

test('a token outlives its person as a person that is not found', async () => {
  const { tokenOf, user, call } = loginClient()
  const token = await tokenOf({ userId: 'user-gone', kind: 'private', bankId: true })
  expect(await user(token)).toMatchObject({ status: 404, body: { code: 'notFound' } })
  expect((await call('GET', refresh, { token })).status).toBe(401)
})
