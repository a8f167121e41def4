import { expect, test } from 'vitest'
import { accountClient, newcomer, password } from '#tests/support/clients/account-client.ts'

test('who registers is logged in, greeted by mail, and known from then on [C-009, N-081]', async () => {
  const { register, user, mails, call, world } = accountClient()
  const { status, body, headers } = await register({ city: 'Nacka', newsletter: true })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ status: 'ok', result: 'Ok' })
  expect((await user(body.token)).body).toMatchObject({
    firstName: 'Vera',
    email: newcomer.email,
    city: 'Nacka',
    countryId: 'SE',
    newsletter: true,
    hasAccount: true,
    hasSecurityIdentifier: false,
    consents: [{ site: 'Jmse', givenOn: world().clock.iso() }],
  })
  expect(mails()).toMatchObject([
    { to: newcomer.email, subject: 'Välkommen till Björkvall', siteKey: 'Jmse' },
  ])
  const login = { email: newcomer.email, password, siteId: 1 }
  expect((await call('POST', '/account_service/login/email', { body: login })).body).toMatchObject({
    result: 'Ok',
  })
})

test('leave is given for the site of the form, and for no site by who does not give it [S-019]', async () => {
  const { register, user } = accountClient()
  const norwegian = await register({ siteId: 5, phoneNumber: '40000102', email: 'a@example.com' })
  expect((await user(norwegian.body.token)).body).toMatchObject({
    consents: [{ site: 'Jmno' }],
    countryId: 'NO',
  })
  const without = await register({ consent: false, email: 'b@example.com' })
  expect((await user(without.body.token)).body.consents).toEqual([])
})

test('an e-mail address that somebody has is refused, in any case of letters [V-013, F-160]', async () => {
  const { register, world } = accountClient()
  const refused = {
    status: 409,
    body: { code: 'emailInUse', errors: [{ in: 'body', pointer: '/email', code: 'emailInUse' }] },
  }
  expect(await register({ email: 'Amira.Nordin@example.com' })).toMatchObject(refused)
  expect(await register({ email: 'ylva.hammar@example.com' })).toMatchObject(refused)
  expect(world().data.accounts.changed).toEqual({})
})

test('ten refusals a minute are enough for whoever looks for addresses in use', async () => {
  const { register, advance } = accountClient()
  const taken = () => register({ email: 'amira.nordin@example.com' })
  for (let attempt = 0; attempt < 10; attempt++) expect((await taken()).status).toBe(409)
  const paused = await taken()
  expect(paused).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } })
  expect(paused.headers.get('retry-after')).toBe('60')
  expect((await register()).status).toBe(429)
  advance(60)
  expect((await register()).status).toBe(200)
})

test('a deceased person is refused like any other failure [X-015]', async () => {
  const { register } = accountClient()
  const axel = { firstName: 'Axel', lastName: 'Söderholm', birthDate: '1903-12-04' }
  expect((await register(axel)).body).toEqual({ status: 'error', result: 'Error', errorCode: 'general' })
  expect((await register({ ...axel, birthDate: '1980-12-04' })).body).toMatchObject({ result: 'Ok' })
})

test.each([
  ['a birth date in the future', { birthDate: '2031-01-01' }],
  ['somebody under eighteen', { birthDate: '2015-05-05' }],
  ['a phone number that is none in the country', { phoneNumber: '1234567' }],
  ['no password', { password: undefined }],
])('%s is wrong input [X-005]', async (_, changes) => {
  const { call, world } = accountClient()
  const body = { ...newcomer, password, ...changes }
  expect((await call('POST', '/account_service/register', { body })).body).toEqual({
    status: 'error',
    result: 'InvalidInput',
  })
  expect(world().data.accounts.changed).toEqual({})
})

test('a campaign code makes a VIP without a fee, and one that is none makes nothing [X-002]', async () => {
  const { register, user, world } = accountClient()
  for (const campaignCode of ['HOST2024', 'SNART', 'NORDLYS', 'INGEN']) {
    expect((await register({ campaignCode })).body).toEqual({
      status: 'error',
      result: 'InvalidCampaignCode',
    })
  }
  expect(world().data.accounts.changed).toEqual({})
  const { body } = await register({ campaignCode: 'var2026' })
  expect((await user(body.token)).body).toMatchObject({
    isVip: true,
    vip: { siteId: 1, campaignCode: 'VAR2026' },
    payments: [{ site: 'Jmse', status: 'Paid', payedWithCode: true, amount: 0 }],
  })
})

test('a site that verifies mails a code first, and makes the account with it alone [V-016, CI-008]', async () => {
  const { register, mails, world, advance } = accountClient()
  world().emailCodes.required = true
  const wrong = {
    status: 422,
    body: {
      code: 'wrongEmailVerificationCode',
      errors: [{ pointer: '/emailVerificationCode', code: 'wrongEmailVerificationCode' }],
    },
  }
  const codeOf = () => /\d{6}/.exec(mails()[0]?.subject ?? '')?.[0] ?? ''
  expect(await register()).toMatchObject(wrong)
  const first = codeOf()
  expect(mails()[0]?.text).toContain(first)
  expect(await register({ emailVerificationCode: first === '000000' ? '000001' : '000000' })).toMatchObject(
    wrong,
  )
  advance(900)
  expect(await register({ emailVerificationCode: first })).toMatchObject(wrong)
  await register()
  expect((await register({ emailVerificationCode: codeOf() })).body).toMatchObject({ result: 'Ok' })
})

test('a code that nobody has mailed is wrong, also where none is asked for', async () => {
  const { register } = accountClient()
  expect((await register({ emailVerificationCode: '482913' })).status).toBe(422)
})

test('no more than five codes are mailed to an address in a quarter of an hour', async () => {
  const { register, world, mails, advance } = accountClient()
  world().emailCodes.required = true
  for (let attempt = 0; attempt < 5; attempt++) expect((await register()).status).toBe(422)
  expect((await register()).status).toBe(429)
  expect(mails()).toHaveLength(5)
  advance(900)
  expect((await register()).status).toBe(422)
})

test('nobody registers where nobody can log in [P-027]', async () => {
  const { register, startFlow } = accountClient()
  for (const siteId of [2, 7]) {
    expect(await register({ siteId })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await startFlow('register', { registration: { ...newcomer, siteId } })).status).toBe(403)
  }
})
