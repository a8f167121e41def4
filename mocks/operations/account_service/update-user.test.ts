import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

type Client = ReturnType<typeof accountClient>

const update = (client: Client, token: string, body: object) =>
  client.call('POST', '/account_service/update', { body, token })

async function asPersona(persona: string) {
  const client = accountClient()
  const token = await client.tokenFor(persona)
  return { ...client, token, update: (body: object) => update(client, token, body) }
}

const wrong = { status: 200, body: { status: 'error', result: 'InvalidInput' } }

test('contact details change, and what is left out stays as it is [C-013, CV-013, S-060]', async () => {
  const { update: change, user, token } = await asPersona('jonas')
  const { body: before } = await user(token)
  expect(
    (await change({ phoneNumber: '+358 40 000 0109', newsletter: false, city: 'Åbo' })).body,
  ).toMatchObject({
    status: 'ok',
    result: 'Ok',
  })
  expect((await user(token)).body).toEqual({
    ...before,
    phoneNumber: '+358 40 000 0109',
    newsletter: false,
    city: 'Åbo',
  })
})

test('a consent is added to those given, once a site [CI-007, S-019]', async () => {
  const { update: change, user, token, advance } = await asPersona('sven')
  await change({ consents: [{ siteId: 1 }, { siteId: 5 }] })
  const { consents } = (await user(token)).body
  expect(consents.map(({ site }) => site)).toEqual(['Boratt', 'Jmse', 'Jmno'])
  advance(60)
  await change({ consents: [{ siteId: 1 }] })
  expect((await user(token)).body.consents).toEqual(consents)
})

test('a site without login keeps nobody’s data, so it takes no consent', async () => {
  const { update: change } = await asPersona('sven')
  expect(await change({ consents: [{ siteId: 2 }] })).toMatchObject(wrong)
})

test('another e-mail address holds at once, and the old one is told [V-013]', async () => {
  const { update: change, mails, call } = await asPersona('tove')
  await change({ email: 'tove@example.com' })
  expect(mails()).toMatchObject([{ to: 'tove.granlund@example.com', subject: 'Din e-postadress är ändrad' }])
  const login = (email: string) =>
    call('POST', '/account_service/login/email', { body: { email, password: 'utan-e-leg', siteId: 1 } })
  expect((await login('tove@example.com')).body).toMatchObject({ result: 'Ok' })
  expect((await login('tove.granlund@example.com')).body).toMatchObject({ result: 'InvalidEmailLoginInput' })
})

test('an address that somebody else has is refused; one’s own is none of others [V-013]', async () => {
  const { update: change, mails } = await asPersona('tove')
  expect(await change({ email: 'amira.nordin@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'emailInUse', errors: [{ in: 'body', pointer: '/email' }] },
  })
  expect((await change({ email: 'tove.granlund@example.com' })).status).toBe(200)
  expect(mails()).toEqual([])
})

test('whoever looks for addresses in use is told to wait', async () => {
  const { update: change } = await asPersona('tove')
  for (let attempt = 0; attempt < 10; attempt++) await change({ email: 'amira.nordin@example.com' })
  expect((await change({ email: 'free@example.com' })).status).toBe(429)
  expect((await change({ city: 'Gävle' })).status).toBe(200)
})

test('what an e-ID has told of a person cannot be changed, what it has not can', async () => {
  const jonas = await asPersona('jonas')
  for (const [field, value] of Object.entries({
    firstName: 'John',
    lastName: 'Doe',
    birthDate: '1980-01-01',
  })) {
    expect(await jonas.update({ [field]: value })).toMatchObject({
      status: 422,
      body: { code: 'unprocessable', errors: [{ in: 'body', pointer: `/${field}` }] },
    })
  }
  expect((await jonas.update({ firstName: 'Jonas' })).status).toBe(200)
  const tove = await asPersona('tove')
  expect((await tove.update({ firstName: 'Tova', birthDate: '1980-01-01' })).status).toBe(200)
  expect((await tove.user(tove.token)).body).toMatchObject({ firstName: 'Tova', birthDate: '1980-01-01' })
})

test.each([
  ['a birth date in the future', { birthDate: '2031-01-01' }],
  ['a phone number that is none in the country', { phoneNumber: '12345678' }],
  ['a second password', { password: 'nytt-hemligt-ord' }],
])('%s is wrong input [X-005]', async (_, body) => {
  const { update: change } = await asPersona('tove')
  expect(await change(body)).toMatchObject(wrong)
})

test('a phone number is that of the country of one’s own site [V-018]', async () => {
  const henning = await asPersona('henning')
  expect((await henning.update({ phoneNumber: '400 00 102' })).body).toMatchObject({ result: 'Ok' })
  expect(await henning.update({ phoneNumber: '070-1740650' })).toMatchObject(wrong)
  const vaino = await asPersona('vaino')
  expect((await vaino.update({ phoneNumber: '040 000 0101' })).body).toMatchObject({ result: 'Ok' })
})

test('a first password makes an account of a buyer who had none', async () => {
  const { update: change, user, token, call } = await asPersona('ylva')
  expect((await user(token)).body.hasAccount).toBe(false)
  await change({ password: 'nytt-hemligt-ord' })
  expect((await user(token)).body.hasAccount).toBe(true)
  const body = { email: 'ylva.hammar@example.com', password: 'nytt-hemligt-ord', siteId: 1 }
  expect((await call('POST', '/account_service/login/email', { body })).body).toMatchObject({ result: 'Ok' })
})

test('a deceased person changes nothing [X-015]', async () => {
  const { update: change, world } = await asPersona('axel')
  expect((await change({ city: 'Nacka' })).body).toEqual({
    status: 'error',
    result: 'Error',
    errorCode: 'general',
  })
  expect(world().data.accounts.changed).toEqual({})
})

test('who acts for an association gives consents and changes nothing else [P-015]', async () => {
  const client = accountClient()
  const token = await client.tokenFor('karin', 'board', 'association-almvalvet')
  expect((await update(client, token, { consents: [{ siteId: 4 }] })).status).toBe(200)
  expect(await update(client, token, { city: 'Nacka' })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
})

test('a visitor, and somebody who is no longer there, has to log in', async () => {
  const client = accountClient()
  expect((await client.call('POST', '/account_service/update', { body: { city: 'Nacka' } })).status).toBe(401)
  expect((await update(client, await client.tokenFor('gone'), { city: 'Nacka' })).status).toBe(401)
})
