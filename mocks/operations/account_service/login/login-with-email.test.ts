import { expect, test } from 'vitest'
import { type LoginReply, loginClient } from '#tests/support/clients/login-client.ts'

const right = { email: 'amira.nordin@example.com', password: 'hemligt-ord', siteId: 1 }
const wrong = { ...right, password: 'gissat-ord' }
const failed = { status: 'error', result: 'InvalidEmailLoginInput', errorCode: 'loginfailed' }

function client() {
  const login = loginClient()
  const send = (body: object) =>
    login.call<LoginReply>('POST', '/account_service/login/email', { body: { ...right, ...body } })
  return { ...login, send }
}

test('e-mail and password log in, without a word of an e-ID [C-006]', async () => {
  const { send, user, world } = client()
  const { status, body, headers } = await send({})
  expect([status, body.status, body.result]).toEqual([200, 'ok', 'Ok'])
  expect(headers.get('cache-control')).toBe('no-store')
  const { token, firstName } = (await user(body.token)).body
  expect(firstName).toBe('Amira')
  expect(token).not.toHaveProperty('bank_id')
  expect(world().data.personaId).toBe('amira')
})

test('the case of an e-mail address does not matter', async () => {
  expect((await client().send({ email: 'Amira.Nordin@Example.com' })).body.result).toBe('Ok')
})

test('a wrong password and an unknown address get the same answer [X-006]', async () => {
  const { send } = client()
  expect((await send(wrong)).body).toEqual(failed)
  expect((await send({ email: 'nobody@example.com' })).body).toEqual(failed)
})

test('somebody who is known as a buyer only has no login by e-mail', async () => {
  expect((await client().send({ email: 'ylva.hammar@example.com' })).body).toEqual(failed)
})

test('an account that takes e-ID only says so, with a password or without one [X-007]', async () => {
  const { send } = client()
  const onlyEid = { status: 'error', result: 'MustLoginWithBankId' }
  expect((await send({ email: 'henrik.dahlman@example.com', password: 'bara-bankid' })).body).toEqual(onlyEid)
  expect((await send({ email: 'oskar.melin@example.com' })).body).toEqual(onlyEid)
})

test.each([
  ['English', 2],
  ['contractor', 7],
])('nobody logs in on the %s site [P-027]', async (_, siteId) => {
  expect(await client().send({ siteId })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

test('five wrong passwords in a row ask for a pause of a minute, for this address alone', async () => {
  const { send, advance } = client()
  for (let attempt = 1; attempt <= 5; attempt++) expect((await send(wrong)).status).toBe(200)
  advance(20)
  const refused = await send({})
  expect(refused).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } })
  expect(refused.headers.get('retry-after')).toBe('40')
  const viggo = { email: 'viggo.jarvinen@example.com', password: 'fortur-i-natt' }
  expect((await send(viggo)).body.result).toBe('Ok')
  advance(40)
  expect((await send({})).body.result).toBe('Ok')
})

test('a deceased person is not logged in by a password either', async () => {
  const { send, world } = client()
  world().accounts.change('user-amira', { deceased: true })
  expect((await send({})).body).toEqual({ status: 'error', result: 'Error', errorCode: 'general' })
})
