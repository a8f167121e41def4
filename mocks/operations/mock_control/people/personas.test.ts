import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type Persona = Control<'Persona'>
type Session = Control<'PersonaSession'>

test('everybody one can be is listed with every way in, the visitor first and with none', async () => {
  const { call } = controlClient()
  const { body } = await call<Persona[]>('GET', '/__mock/personas')
  expect(body[0]).toMatchObject({ id: 'visitor', logins: [], expectedResult: null })
  expect(body.find(({ id }) => id === 'amira')).toMatchObject({
    name: 'Amira Nordin',
    siteKey: 'Jmse',
    logins: [
      { method: 'eid', idType: 'bank_id', personalNumber: '19900101-2385' },
      { method: 'email', email: 'amira.nordin@example.com' },
    ],
    expectedResult: 'Ok',
  })
})

test('the personas have every role [P-001]', async () => {
  const { call } = controlClient()
  const { body } = await call<Persona[]>('GET', '/__mock/personas')
  expect(new Set(body.flatMap(({ roles }) => roles))).toEqual(
    new Set([
      'visitor',
      'privateUser',
      'resident',
      'boardMember',
      'boardMemberNoManagement',
      'vip',
      'editMode',
    ]),
  )
})

test('one logs in as a persona without an e-ID, and the world remembers whom it shows', async () => {
  const { call } = controlClient()
  await call('PUT', '/__mock/clock', { body: { mode: 'frozen', now: '2026-12-01T08:00:00Z' } })
  const { status, body } = await call<Session>('POST', '/__mock/personas/amira/session')
  expect([status, body.personaId, body.siteKey]).toEqual([200, 'amira', 'Jmse'])
  expect(body.expires).toBe('2026-12-01T09:00:00.000Z')
  const user = await call('GET', '/account_service/user', { token: body.token })
  expect(user).toMatchObject({ status: 200, body: { firstName: 'Amira', isBoardMember: false } })
  expect((await call<Control<'World'>>('GET', '/__mock/world')).body.personaId).toBe('amira')
})

test('a board member acts for an association', async () => {
  const { call } = controlClient()
  const { body } = await call<Session>('POST', '/__mock/personas/karin/session')
  expect((await call('GET', '/account_service/user', { token: body.token })).body).toMatchObject({
    isBoardMember: true,
  })
})

test('whom no login lets in is not logged in here, and nobody knows a stranger', async () => {
  const { call } = controlClient()
  const refused = async (id: string) => (await call('POST', `/__mock/personas/${id}/session`)).status
  expect(await refused('visitor')).toBe(409)
  expect(await refused('axel')).toBe(409)
  expect(await refused('kare')).toBe(409)
  expect(await refused('nobody')).toBe(404)
})

test('every persona with an account that a login lets in gets a session on a site of their own', async () => {
  const { call } = controlClient()
  const { body } = await call<Persona[]>('GET', '/__mock/personas')
  const welcome = body.filter(({ expectedResult }) =>
    ['Ok', 'ChooseBoardMember', 'HasOngoingBusiness'].includes(`${expectedResult}`),
  )
  expect(welcome.length).toBeGreaterThan(15)
  for (const { id, siteKey } of welcome) {
    const session = await call<Session>('POST', `/__mock/personas/${id}/session`)
    expect(session).toMatchObject({ status: 200, body: { personaId: id, siteKey } })
  }
})
