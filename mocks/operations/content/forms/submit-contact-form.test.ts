import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { siteOf } from '../../../catalogue/site-of.ts'

const fields = {
  firstName: 'Joel',
  lastName: 'Åkerlund',
  email: 'joel.akerlund@example.com',
  message: 'Går det att få en visning på kvällstid?',
}

function opened() {
  const { backend, call } = controlClient()
  const world = backend.worlds.make('default')
  const send = (changes: object = {}) =>
    call('POST', '/contentservice/contact', {
      body: { formType: 'modalContact', siteId: 1, pageId: 'page-jmse-start', fields, ...changes },
    })
  const sendWith = async (key: string, changes: object = {}) => {
    const body = { formType: 'modalContact', siteId: 1, pageId: 'page-jmse-start', fields, ...changes }
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await backend.handle(new Request('http://localhost/contentservice/contact', init)))?.status
  }
  return { world, send, sendWith, mails: () => world.mailbox.list() }
}

test('a message that is sent again with its key is received once, for a day, and with another key it is another [CI-009]', async () => {
  const { world, sendWith, mails } = opened()
  const [one, other] = ['"8e03978e40d543e8"', '"bc936894a57f9324"']
  expect(await sendWith(one, { pageId: 'page-nowhere' })).toBe(422)
  for (let attempt = 0; attempt < 7; attempt++) expect(await sendWith(one)).toBe(204)
  expect(mails()).toHaveLength(1)
  expect(await sendWith(other)).toBe(204)
  expect(mails()).toHaveLength(2)
  world.clock.advance(86_400)
  expect(await sendWith(one)).toBe(204)
  expect(mails()).toHaveLength(3)
})

test('another message with the key of one that was received is refused, and the first one is as it was [CI-009]', async () => {
  const { sendWith, mails } = opened()
  const key = '"8e03978e40d543e8"'
  expect(await sendWith(key)).toBe(204)
  expect(await sendWith(key, { fields: { ...fields, message: 'Och en på helgen?' } })).toBe(422)
  expect(await sendWith(key)).toBe(204)
  expect(mails()).toHaveLength(1)
})

test('a message is received, and a receipt says what it was [CI-009]', async () => {
  const { send, mails } = opened()
  expect((await send()).status).toBe(204)
  expect(mails()).toMatchObject([
    { to: fields.email, subject: 'Vi har fått ditt meddelande', siteKey: 'Jmse' },
  ])
  expect(mails()[0]?.text).toContain(fields.message)
})

test('premises are ordered from their page, on the site that lets them', async () => {
  const { send, world, mails } = opened()
  const [premises] = world.catalogue.premises
  const order = { formType: 'premisesOrder', pageId: `page-${premises?.id}` }
  expect((await send(order)).status).toBe(204)
  expect((await send({ ...order, siteId: 5 })).status).toBe(422)
  expect(mails()).toHaveLength(1)
})

test('a page offers the forms that stand on it, and no others [CI-009]', async () => {
  const { send, world } = opened()
  const pages = world.catalogue.sites.flatMap((site) => site.pages)
  const answers = pages.flatMap(({ site, id, blocks }) => {
    const [formType] = blocks.flatMap((block) => (block.type === 'form' ? [block.formType] : []))
    if (formType === 'jobApplication') return []
    const own = { ...fields, email: `${id}@example.com` }
    const { siteId } = siteOf(site)
    return formType ? [send({ formType, pageId: id, siteId, fields: own })] : []
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.length).toBeGreaterThan(0)
  expect(new Set(statuses)).toEqual(new Set([204]))
  const refused = {
    status: 422,
    body: { errors: [{ in: 'body', pointer: '/pageId', code: 'invalidInput' }] },
  }
  expect(await send({ formType: 'serviceRequest' })).toMatchObject(refused)
  expect(await send({ pageId: 'page-nowhere' })).toMatchObject(refused)
})

test.each([
  { what: 'a name with a link in it', field: 'firstName', value: 'www.spam', id: 'V-004' },
  { what: 'no e-mail address', field: 'email', value: 'nobody', id: 'V-001' },
  { what: 'a phone number that is none', field: 'phoneNumber', value: 'ring!', id: 'V-002' },
  { what: 'a message of 501 characters', field: 'message', value: 'a'.repeat(501), id: 'V-006' },
  { what: 'a postal code with letters', field: 'postalCode', value: '131 3O', id: 'V-007' },
])('$what is refused at its place [$id]', async ({ field, value }) => {
  const { send } = opened()
  const { status, body } = await send({ fields: { ...fields, [field]: value } })
  expect(status).toBe(400)
  const places = (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)
  expect(new Set(places)).toEqual(new Set([`/fields/${field}`]))
})

test('five messages from one address in a quarter of an hour are enough', async () => {
  const { send } = opened()
  for (let attempt = 0; attempt < 5; attempt++) expect((await send()).status).toBe(204)
  expect((await send()).status).toBe(429)
})
