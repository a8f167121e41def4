import { expect, test } from 'vitest'
import { loginClient } from '#tests/support/clients/login-client.ts'

const client = loginClient()
const { world, tokenOf, user } = client
const personas = world().catalogue.personas.filter(({ account }) => account !== undefined)

/** Whatever is secret of a persona: the number and the password. */
const secretsOf = ({ logins }: (typeof personas)[number]) =>
  [logins.eid?.personalNumber, logins.email?.password].filter((secret) => secret !== undefined)

test('there are enough people to speak of everybody', () => expect(personas.length).toBeGreaterThan(25))

test.each(personas.map((persona) => [persona.name, persona] as const))(
  '%s is shown as the contract has it, with no password and nobody else’s number',
  async (_, persona) => {
    const token = await tokenOf({ userId: persona.account?.userId ?? '', kind: 'private', bankId: true })
    const { status, body, headers } = await user(token)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.firstName).toBe(persona.firstName)
    expect(body.securityNumber).toBe(persona.logins.eid?.personalNumber)
    const text = JSON.stringify(body)
    expect(text).not.toContain('password')
    const others = personas.filter((one) => one !== persona).flatMap(secretsOf)
    const own = persona.logins.email?.password ?? others[0] ?? ''
    for (const secret of [own, ...others]) expect(text).not.toContain(secret)
  },
)

test('of a person with protected identity no address, phone number or door is shown', async () => {
  const token = await tokenOf({ userId: 'user-maria', kind: 'private', bankId: true })
  const { body } = await user(token)
  expect(body).toMatchObject({ address: '', postalCode: '', city: '', phoneNumber: '' })
  expect(body.activeObject?.address).toBe('')
  expect(body.activeObject).not.toHaveProperty('apartmentNumber')
})

test('a booking that is on its way is told until it ends, and whether there is a password [X-011, N-003]', async () => {
  const { body } = await user(await tokenOf({ userId: 'user-linnea', kind: 'private', bankId: true }))
  expect(body).toMatchObject({ ongoingBusiness: { bookingId: 'book-linnea', siteId: 1 } })
  const of = async (userId: string) =>
    (await user(await tokenOf({ userId, kind: 'private', bankId: true }))).body.hasPassword
  expect([await of('user-tove'), await of('user-ylva')]).toEqual([true, false])
})

test('what the service keeps for itself is not shown', async () => {
  for (const userId of ['user-linnea', 'user-henrik', 'user-kare', 'user-axel', 'user-bo']) {
    const { body } = await user(await tokenOf({ userId, kind: 'private', bankId: true }))
    const inner =
      'site password associationIds savedSearches otherObjects signedDocuments paidOn deceased eidOnly withoutPid'
    for (const name of inner.split(' ')) expect(body).not.toHaveProperty(name)
  }
})

test('who has only e-mail and password has no security identifier', async () => {
  const of = async (userId: string) =>
    (await user(await tokenOf({ userId, kind: 'private', bankId: false }))).body.hasSecurityIdentifier
  expect(await of('user-tove')).toBe(false)
  expect(await of('user-amira')).toBe(true)
  expect(await of('user-henning')).toBe(true)
})

test('a VIP is one from the first day of the membership to the last', async () => {
  const one = loginClient()
  const isVip = async () =>
    (await one.user(await one.tokenOf({ userId: 'user-amira', kind: 'private', bankId: true }))).body.isVip
  expect(await isVip()).toBe(true)
  one.advance(65 * 86_400)
  expect(await isVip()).toBe(true)
  one.advance(86_400)
  expect(await isVip()).toBe(false)
})

test('a visitor is nobody', async () => {
  expect(await client.call('GET', '/account_service/user')).toMatchObject({
    status: 401,
    body: { code: 'unauthorized' },
  })
})
