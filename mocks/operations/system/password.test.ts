import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

const own = { email: 'tove.granlund@example.com', password: 'utan-e-leg' }

function opened() {
  const client = accountClient()
  const { call, mails } = client
  const forgot = (email: string) =>
    call('POST', '/system/user/forgotpassword', { body: { email, token: 'human-5d2c' } })
  const set = (token: string, password = 'nytt-hemligt-ord') =>
    call('POST', '/system/user/setpassword', { body: { token, password } })
  const login = async (password: string, email = own.email) => {
    const body = { email, password, siteId: 1 }
    return (await call<{ result: string }>('POST', '/account_service/login/email', { body })).body.result
  }
  const lastToken = () => new URL(mails()[0]?.links[0]?.url ?? '').searchParams.get('token') ?? ''
  return { ...client, forgot, set, login, lastToken }
}

const gone = { status: 410, body: { code: 'gone' } }

test('a forgotten password is replaced by the link of a mail [C-024, C-025, S-024, F-158]', async () => {
  const { forgot, set, login, lastToken, mails, world } = opened()
  expect((await forgot('TOVE.granlund@example.com')).status).toBe(204)
  expect(mails()).toMatchObject([
    { to: own.email, subject: 'Välj ett nytt lösenord', links: [{ purpose: 'setPassword', usedAt: null }] },
  ])
  expect(await login(own.password)).toBe('Ok')
  const token = lastToken()
  expect(await set(token)).toMatchObject({ status: 200, body: { success: true } })
  expect(await login(own.password)).toBe('InvalidEmailLoginInput')
  expect(await login('nytt-hemligt-ord')).toBe('Ok')
  expect(mails().map(({ subject }) => subject)).toEqual(['Ditt lösenord är ändrat', 'Välj ett nytt lösenord'])
  expect(mails()[1]?.links[0]?.usedAt).toBe(world().clock.iso())
})

test('the answer is the same whether or not there is an account; the mailbox knows better [C-025]', async () => {
  const { forgot, mails } = opened()
  for (const email of ['nobody@example.com', 'ylva.hammar@example.com', 'axel.soderholm@example.com']) {
    expect(await forgot(email)).toMatchObject({ status: 204, body: undefined })
  }
  expect(mails()).toEqual([])
})

test('who logs in by e-ID only is told so instead', async () => {
  const { forgot, mails } = opened()
  await forgot('henrik.dahlman@example.com')
  await forgot('nils.akerman@example.com')
  expect(mails()).toMatchObject([
    { subject: 'Du loggar in med e-legitimation', links: [] },
    { subject: 'Du loggar in med e-legitimation', links: [] },
  ])
})

test('a link is good once, for an hour, and only the newest of them', async () => {
  const { forgot, set, lastToken, advance } = opened()
  await forgot(own.email)
  const older = lastToken()
  await forgot(own.email)
  const newer = lastToken()
  expect(await set(older)).toMatchObject(gone)
  expect((await set(newer)).status).toBe(200)
  expect(await set(newer)).toMatchObject(gone)
  await forgot(own.email)
  advance(3600)
  expect(await set(lastToken())).toMatchObject(gone)
  expect(await set('rst-000000')).toMatchObject(gone)
})

test('who guesses at links, or asks for too many mails, is told to wait', async () => {
  const { forgot, set, advance } = opened()
  for (let attempt = 0; attempt < 10; attempt++) expect((await set(`rst-${attempt}`)).status).toBe(410)
  expect((await set('rst-11')).status).toBe(429)
  advance(60)
  expect((await set('rst-11')).status).toBe(410)
  for (let attempt = 0; attempt < 5; attempt++) expect((await forgot('nobody@example.com')).status).toBe(204)
  expect((await forgot('Nobody@example.com')).status).toBe(429)
  expect((await forgot(own.email)).status).toBe(204)
})

test('a new password ends the pause after too many wrong ones', async () => {
  const { forgot, set, login, lastToken, call } = opened()
  for (let attempt = 0; attempt < 5; attempt++) await login('fel-ord')
  const body = { ...own, siteId: 1 }
  expect((await call('POST', '/account_service/login/email', { body })).status).toBe(429)
  await forgot(own.email)
  await set(lastToken())
  expect(await login('nytt-hemligt-ord')).toBe('Ok')
})

test('a password of five characters is none [V-003]', async () => {
  const { set, call, tokenFor } = opened()
  expect(await set('rst-1', 'fem-5')).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/password', code: 'minLength' }] },
  })
  const token = await tokenFor('tove')
  const body = { currentPassword: own.password, newPassword: 'fem-5' }
  expect((await call('POST', '/system/user/updatepassword', { body, token })).status).toBe(400)
})

test('who knows the password changes it [C-026]', async () => {
  const { call, tokenFor, login, mails } = opened()
  const token = await tokenFor('tove')
  const change = (currentPassword: string) =>
    call('POST', '/system/user/updatepassword', {
      body: { currentPassword, newPassword: 'nytt-hemligt-ord' },
      token,
    })
  expect(await change('fel-ord')).toMatchObject({
    status: 422,
    body: { code: 'unprocessable', errors: [{ pointer: '/currentPassword' }] },
  })
  expect(await change(own.password)).toMatchObject({ status: 200, body: { success: true } })
  expect(await login('nytt-hemligt-ord')).toBe('Ok')
  expect(mails()).toMatchObject([{ to: own.email, subject: 'Ditt lösenord är ändrat' }])
})

test('wrong passwords count as at a login', async () => {
  const { call, tokenFor, advance } = opened()
  const token = await tokenFor('tove')
  const change = (currentPassword: string) =>
    call('POST', '/system/user/updatepassword', {
      body: { currentPassword, newPassword: 'nytt-hemligt-ord' },
      token,
    })
  for (let attempt = 0; attempt < 5; attempt++) expect((await change('fel-ord')).status).toBe(422)
  expect((await change(own.password)).status).toBe(429)
  advance(60)
  expect((await change(own.password)).status).toBe(200)
})

test('who has no password, or may not use it, has none to change; an association least of all', async () => {
  const { call, tokenFor } = opened()
  const body = { currentPassword: 'bara-bankid', newPassword: 'nytt-hemligt-ord' }
  for (const persona of ['nils', 'henrik']) {
    const token = await tokenFor(persona)
    expect(await call('POST', '/system/user/updatepassword', { body, token })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  }
  const token = await tokenFor('karin', 'board')
  expect((await call('POST', '/system/user/updatepassword', { body, token })).status).toBe(403)
  expect((await call('POST', '/system/user/updatepassword', { body })).status).toBe(401)
})
