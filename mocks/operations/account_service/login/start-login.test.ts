import { expect, test } from 'vitest'
import { loginClient, numbers } from '#tests/support/clients/login-client.ts'

test.each([
  'http://elsewhere.example/logga-in/',
  'https://localhost.elsewhere.example/',
  'http://localhost@elsewhere.example/',
  'http://[',
])('an e-ID does not send anybody to %s', async (returnUrl) => {
  const { start, world } = loginClient()
  expect(await start({ returnUrl })).toMatchObject({
    status: 422,
    body: {
      code: 'unprocessable',
      errors: [{ in: 'body', pointer: '/returnUrl', code: 'invalidInput' }],
    },
  })
  expect(world().eid.list()).toEqual([])
})

test('a start belongs to the site that its page is on, and is kept by nobody on the way', async () => {
  const { start, orderOf } = loginClient()
  const { body, headers } = await start({ returnUrl: 'http://kvarter.localhost:5173/logga-in/' })
  expect(orderOf(body.session).siteKey).toBe('Boratt')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a number that a developer types stands in for the e-ID [F-065]', async () => {
  const { start, poll, advance, user } = loginClient()
  const { session } = (await start({ personalNumber: '900101-2385' })).body
  expect((await poll(session)).body.status).toBe('Pending')
  advance(2)
  const { body } = await poll(session)
  expect((await user(body.token)).body.firstName).toBe('Amira')
})

test('a number that a developer types in Norway comes straight back from the provider [F-065]', async () => {
  const { start, submit } = loginClient()
  const { redirectUrl, session } = (await start({ idType: 'eident', personalNumber: numbers.henning })).body
  const back = new URL(redirectUrl)
  expect([back.host, back.pathname]).toEqual(['no.localhost:5173', '/logg-inn/'])
  expect(back.searchParams.get('type')).toBe('login')
  expect(back.searchParams.get('poolingId')).toBe(session)
  expect(redirectUrl).not.toContain(numbers.henning)
  const { body } = await submit(back.searchParams.get('code') ?? '', { session })
  expect(body).toMatchObject({ status: 'ok', result: 'Ok' })
})

test('in production a typed number is no e-ID [P-030]', async () => {
  const { start, world } = loginClient()
  expect(await start({ personalNumber: numbers.amira, environment: 'production' })).toMatchObject({
    status: 422,
    body: { errors: [{ in: 'body', pointer: '/personalNumber', code: 'invalidInput' }] },
  })
  expect(world().eid.list()).toEqual([])
  expect((await start({ environment: 'production' })).status).toBe(200)
})

test.each([
  ['with a wrong control digit', '19900101-2386'],
  ['of another country', '12829499914'],
])('a typed number %s is wrong input [X-005]', async (_, personalNumber) => {
  const { start, poll, advance } = loginClient()
  const { session } = (await start({ personalNumber })).body
  advance(2)
  expect((await poll(session)).body).toEqual({ status: 'error', result: 'InvalidInput' })
})

test.each(['http://localhost:5173/en/log-in/', 'http://entreprenad.localhost:5173/logga-in/'])(
  'a site without login starts none from %s [P-027]',
  async (returnUrl) => {
    const { start, world } = loginClient()
    expect(await start({ returnUrl })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(world().eid.list()).toEqual([])
  },
)
