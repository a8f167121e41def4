import { expect, test } from 'vitest'
import { numbers } from '#tests/support/clients/login-client.ts'
import { accountClient, freeNumbers, newcomer } from '#tests/support/clients/account-client.ts'

const sites = { bank_id: 1, eident: 5, signicat: 6 } as const
const phones = { bank_id: '070-1740650', eident: '40000102', signicat: '040 000 0101' } as const

test.each(['bank_id', 'eident', 'signicat'] as const)(
  'somebody unknown registers with %s and is logged in with it afterwards [C-010, CV-015]',
  async (idType) => {
    const { registerByEid, user, mails, start, approve, poll, submit, orderOf } = accountClient()
    const form = { siteId: sites[idType], phoneNumber: phones[idType] }
    const { token, ...reply } = await registerByEid(freeNumbers[idType], idType, form)
    expect(reply).toEqual({ status: 'ok', result: 'Ok' })
    const { body } = await user(token)
    expect(body).toMatchObject({
      firstName: 'Vera',
      securityNumber: freeNumbers[idType],
      hasSecurityIdentifier: true,
      firstSsnLogin: true,
    })
    expect(body.pid === undefined).toBe(idType !== 'eident')
    expect(mails()).toHaveLength(1)

    const { session } = (await start({ idType })).body
    approve(session, freeNumbers[idType])
    const code = orderOf(session).code ?? ''
    const again = await (idType === 'bank_id' ? poll(session) : submit(code, { idType }))
    expect(again.body).toMatchObject({ result: 'Ok' })
    expect((await user(again.body.token)).body).toMatchObject({ id: body.id, firstSsnLogin: false })
  },
)

test('the account is made by the first poll after the approval, once [C-011, S-020]', async () => {
  const { startFlow, pollFlow, approve, world, advance, user } = accountClient()
  const { session } = (await startFlow('register', { registration: newcomer })).body
  expect((await pollFlow('register', session)).body).toMatchObject({ status: 'Pending', result: 'Pending' })
  expect(world().data.accounts.changed).toEqual({})
  approve(session, freeNumbers.bank_id)
  const first = await pollFlow('register', session)
  advance(100)
  const second = await pollFlow('register', session)
  const ids = await Promise.all([first, second].map(async ({ body }) => (await user(body.token)).body.id))
  expect(ids[0]).toBe(ids[1])
  expect(Object.keys(world().data.accounts.changed)).toHaveLength(1)
  expect(JSON.stringify(world().data.access.identifications)).not.toContain('Vera')
  advance(81)
  expect((await pollFlow('register', session)).status).toBe(410)
})

test('a number that has an account is refused, with the code that says so [V-014, X-010, X-037, F-160]', async () => {
  const { registerByEid } = accountClient()
  const refused = { status: 'error', result: 'UserAlreadyExists', errorCode: 'userexists' }
  expect(await registerByEid(numbers.amira)).toEqual(refused)
  const finnish = { siteId: 6, phoneNumber: phones.signicat }
  expect(await registerByEid('020594X903P', 'signicat', finnish)).toEqual(refused)
})

test('a deceased person, and one who must activate their e-ID first, get no account [X-003, X-015, X-036, F-159]', async () => {
  const { registerByEid } = accountClient()
  expect(await registerByEid(numbers.axel)).toEqual({
    status: 'error',
    result: 'Error',
    errorCode: 'general',
  })
  const norwegian = { siteId: 5, phoneNumber: phones.eident }
  expect(await registerByEid(numbers.kare, 'eident', norwegian)).toEqual({
    status: 'error',
    result: 'MustActivatePid',
    errorCode: 'usernopid',
  })
})

test('a child gets no account, and neither does a number that is none [X-005]', async () => {
  const { registerByEid, startFlow, pollFlow, advance } = accountClient()
  const wrong = { status: 'error', result: 'InvalidInput' }
  expect(await registerByEid('20190224-2393')).toEqual(wrong)
  const typed = { registration: newcomer, personalNumber: '19900101-2386' }
  const { session } = (await startFlow('register', typed)).body
  advance(2)
  expect((await pollFlow('register', session)).body).toEqual(wrong)
})

test('somebody who has bought a home already gets the account that belongs to it', async () => {
  const { registerByEid, user, account } = accountClient()
  const before = account('user-ylva')
  expect(before.hasAccount).toBe(false)
  const { token } = await registerByEid(numbers.ylva, 'bank_id', { email: before.email })
  expect((await user(token)).body).toMatchObject({
    id: 'user-ylva',
    hasAccount: true,
    firstName: 'Vera',
    bookings: before.bookings,
    purchases: before.purchases,
  })
})

test('an address in use is told at the start; one that was taken meanwhile, at the end [V-013]', async () => {
  const { startFlow, pollFlow, approve, register } = accountClient()
  const taken = { ...newcomer, email: 'amira.nordin@example.com' }
  expect(await startFlow('register', { registration: taken })).toMatchObject({
    status: 409,
    body: { code: 'emailInUse', errors: [{ pointer: '/registration/email' }] },
  })
  const { session } = (await startFlow('register', { registration: newcomer })).body
  await register()
  approve(session, freeNumbers.bank_id)
  expect((await pollFlow('register', session)).body).toEqual({ status: 'error', result: 'InvalidInput' })
})

test('a campaign code in the form is judged when the person is known [X-002]', async () => {
  const { registerByEid, user } = accountClient()
  const refused = { status: 'error', result: 'InvalidCampaignCode' }
  expect(await registerByEid(freeNumbers.bank_id, 'bank_id', { campaignCode: 'HOST2024' })).toEqual(refused)
  const { token } = await registerByEid(freeNumbers.bank_id, 'bank_id', { campaignCode: 'VAR2026' })
  expect((await user(token)).body.isVip).toBe(true)
})

test('a code of a verification mail is asked for before the identification [V-016]', async () => {
  const { startFlow, mails, world } = accountClient()
  world().emailCodes.required = true
  const start = (more = {}) => startFlow('register', { registration: { ...newcomer, ...more } })
  expect(await start()).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/registration/emailVerificationCode' }] },
  })
  const emailVerificationCode = /\d{6}/.exec(mails()[0]?.subject ?? '')?.[0]
  expect((await start({ emailVerificationCode })).status).toBe(200)
})

test('an identification that was cancelled or ran out makes nothing [X-009, X-032]', async () => {
  const { startFlow, pollFlow, fail, world } = accountClient()
  const endOf = async (failure: string) => {
    const { session } = (await startFlow('register', { registration: newcomer })).body
    fail(session, failure)
    return (await pollFlow('register', session)).body
  }
  expect(await endOf('userCancel')).toMatchObject({ status: 'cancelled', result: 'Cancelled' })
  expect(await endOf('expiredTransaction')).toMatchObject({ result: 'Error', errorCode: 'timeout' })
  expect(await endOf('userexists')).toMatchObject({ result: 'UserAlreadyExists' })
  expect(world().data.accounts.changed).toEqual({})
})

test('a code is good once, for its own flow and session [C-012, Q-039]', async () => {
  const { startFlow, submitFlow, submit, approve, orderOf } = accountClient()
  const registration = { ...newcomer, siteId: 5, phoneNumber: phones.eident }
  const started = async () => {
    const { session } = (await startFlow('register', { idType: 'eident', registration })).body
    approve(session, freeNumbers.eident)
    return { session, code: orderOf(session).code ?? '' }
  }
  const failed = { status: 'error', result: 'Error', errorCode: 'loginfailed' }
  expect((await submit((await started()).code)).body).toEqual(failed)
  const other = await started()
  expect((await submitFlow('register', 'eident', { ...other, session: 'ses-1' })).body).toEqual(failed)
  const { code } = await started()
  expect((await submitFlow('register', 'eident', { code })).body).toMatchObject({ result: 'Ok' })
  expect((await submitFlow('register', 'eident', { code })).body).toEqual(failed)
})

test('a session of a login is none of a registration, and one that never was is unknown', async () => {
  const { start, pollFlow } = accountClient()
  const { session } = (await start()).body
  expect((await pollFlow('register', session)).status).toBe(404)
  expect((await pollFlow('register', 'ses-1')).status).toBe(404)
})

test('nobody is sent to a foreign page, and no number is typed in production [P-030]', async () => {
  const { startFlow } = accountClient()
  const start = (more: object) => startFlow('register', { registration: newcomer, ...more })
  expect(await start({ returnUrl: 'http://elsewhere.example/' })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/returnUrl' }] },
  })
  expect(await start({ environment: 'production', personalNumber: numbers.amira })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/personalNumber' }] },
  })
})
