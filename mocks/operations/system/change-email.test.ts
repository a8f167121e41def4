import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

async function asPersona(persona: string, kind: 'private' | 'board' = 'private') {
  const client = accountClient()
  const token = await client.tokenFor(persona, kind)
  const trigger = (email: string, siteId = 1) =>
    client.call('POST', '/system/user/triggerchangeemail', { body: { email, siteId }, token })
  const confirm = (id: string) => client.call('GET', `/system/user/changeemail/${id}`)
  const lastId = () => {
    const url = client.mails().find(({ links }) => links.length > 0)?.links[0]?.url ?? 'http://none'
    return new URL(url).searchParams.get('id') ?? ''
  }
  return { ...client, token, trigger, confirm, lastId }
}

const wanted = 'tove.ny@example.com'
const success = { status: 200, body: { success: true } }

test('the link is mailed to the new address, and nothing changes before it is opened [C-022]', async () => {
  const { trigger, mails, user, token } = await asPersona('tove')
  expect((await trigger(wanted)).status).toBe(204)
  const [mail] = mails()
  expect(mail).toMatchObject({ to: wanted, siteKey: 'Jmse', locale: 'sv' })
  expect(mail?.links).toMatchObject([{ purpose: 'changeEmail', usedAt: null }])
  expect(mail?.text).toContain(mail?.links[0]?.url)
  expect((await user(token)).body.email).toBe('tove.granlund@example.com')
})

test('opened, the new address holds and the old one is told; opened again, nothing happens [C-023, Q-028, F-157]', async () => {
  const { trigger, confirm, lastId, user, token, mails, world, call } = await asPersona('tove')
  await trigger(wanted)
  const id = lastId()
  const first = await confirm(id)
  expect(first).toMatchObject(success)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect((await user(token)).body.email).toBe(wanted)
  expect(mails()[0]).toMatchObject({ to: 'tove.granlund@example.com', subject: 'Din e-postadress är ändrad' })
  expect(mails()[1]?.links).toMatchObject([{ usedAt: world().clock.iso() }])

  await call('POST', '/account_service/update', { body: { email: 'third@example.com' }, token })
  expect(await confirm(id)).toMatchObject(success)
  expect((await user(token)).body.email).toBe('third@example.com')
})

const undo = (client: Awaited<ReturnType<typeof asPersona>>, nth = 0) => {
  const urls = client
    .mails()
    .flatMap(({ links }) => links)
    .filter(({ purpose }) => purpose === 'undoChangeEmail')
    .map(({ url }) => url)
  const token = new URL(urls[nth] ?? 'http://none').searchParams.get('token') ?? ''
  return client.call('POST', '/system/user/undochangeemail', { body: { token } })
}

test('whoever reads the old address takes the change back within a week, once, and the new one is told', async () => {
  const client = await asPersona('tove')
  const { trigger, confirm, lastId, user, token, mails, advance } = client
  await trigger(wanted)
  await confirm(lastId())
  expect(mails()[0]).toMatchObject({ to: 'tove.granlund@example.com', links: [{ usedAt: null }] })
  advance(6 * 86_400)
  expect(await undo(client)).toMatchObject(success)
  const again = await client.tokenFor('tove', 'private')
  expect((await user(again)).body.email).toBe('tove.granlund@example.com')
  expect(mails()[0]).toMatchObject({ to: wanted, subject: 'Bytet av e-postadress är tillbakataget' })

  const { length } = mails()
  expect(await undo(client)).toMatchObject(success)
  expect(mails()).toHaveLength(length)
  expect(token).not.toBe(again)
})

test('after a week a change of address stays', async () => {
  const client = await asPersona('tove')
  await client.trigger(wanted)
  await client.confirm(client.lastId())
  client.advance(7 * 86_400)
  expect(await undo(client)).toMatchObject({ status: 410, body: { code: 'gone' } })
})

test('who changes the address twice keeps its first owner from nothing, and cannot take it back again', async () => {
  const client = await asPersona('tove')
  const { call, token, user, trigger } = client
  for (const email of ['second@example.com', 'third@example.com'])
    await call('POST', '/account_service/update', { body: { email }, token })
  await trigger('fourth@example.com')
  expect(await undo(client, 1)).toMatchObject(success)
  expect((await user(token)).body.email).toBe('tove.granlund@example.com')
  expect(await undo(client, 0)).toMatchObject({ status: 410 })
  expect((await client.confirm(client.lastId())).status).toBe(422)
})

test('an old address that somebody else has taken since is not given back', async () => {
  const client = await asPersona('tove')
  const { call, token, register } = client
  await call('POST', '/account_service/update', { body: { email: wanted }, token })
  await register({ email: 'tove.granlund@example.com' })
  expect(await undo(client)).toMatchObject({ status: 409, body: { code: 'emailInUse' } })
})

test('a link is over after a day', async () => {
  const { trigger, confirm, lastId, advance } = await asPersona('tove')
  await trigger(wanted)
  advance(86_400)
  expect(await confirm(lastId())).toMatchObject({ status: 410, body: { code: 'gone' } })
})

test('only the link of the newest mail counts [V-016, CI-008]', async () => {
  const { trigger, confirm, lastId, user, token } = await asPersona('tove')
  await trigger(wanted)
  const older = lastId()
  await trigger('tove.nyare@example.com')
  expect(await confirm(older)).toMatchObject({
    status: 422,
    body: {
      code: 'wrongEmailVerificationCode',
      errors: [{ in: 'path', pointer: '/id', code: 'wrongEmailVerificationCode' }],
    },
  })
  expect(await confirm(lastId())).toMatchObject(success)
  expect((await user(token)).body.email).toBe('tove.nyare@example.com')
})

test('an address in use is refused, and so is one that was taken since the mail was sent [V-013]', async () => {
  const { trigger, confirm, lastId, register, user, token } = await asPersona('tove')
  const inUse = { status: 409, body: { code: 'emailInUse' } }
  expect(await trigger('amira.nordin@example.com')).toMatchObject(inUse)
  await trigger(wanted)
  await register({ email: wanted })
  expect(await confirm(lastId())).toMatchObject(inUse)
  expect((await user(token)).body.email).toBe('tove.granlund@example.com')
})

test('a link that nobody has sent is unknown, also when it is one for a password', async () => {
  const { confirm, call, lastId, mails } = await asPersona('tove')
  expect((await confirm('chg-000000')).status).toBe(404)
  expect((await confirm('__proto__')).status).toBe(404)
  const body = { email: 'tove.granlund@example.com', token: 'human-1' }
  await call('POST', '/system/user/forgotpassword', { body })
  expect(lastId()).toBe('')
  const token = new URL(mails()[0]?.links[0]?.url ?? '').searchParams.get('token') ?? ''
  expect((await confirm(token)).status).toBe(404)
})

test('five mails in a quarter of an hour are enough', async () => {
  const { trigger, advance } = await asPersona('tove')
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await trigger(`tove.${attempt}@example.com`)).status).toBe(204)
  const paused = await trigger(wanted)
  expect(paused.status).toBe(429)
  expect(paused.headers.get('retry-after')).toBe('900')
  advance(900)
  expect((await trigger(wanted)).status).toBe(204)
})

test('an association has no address of its own here, nor has a site without login [P-027]', async () => {
  const board = await asPersona('karin', 'board')
  expect((await board.trigger(wanted)).status).toBe(403)
  const tove = await asPersona('tove')
  expect((await tove.trigger(wanted, 2)).status).toBe(403)
  const body = { email: wanted, siteId: 1 }
  expect((await tove.call('POST', '/system/user/triggerchangeemail', { body })).status).toBe(401)
})

test('opening a link counts as writing, although it is a GET [Q-028]', async () => {
  const { trigger, confirm, lastId, world } = await asPersona('tove')
  await trigger(wanted)
  const { revision } = world().data
  await confirm(lastId())
  expect(world().data.revision).toBe(revision + 1)
})
