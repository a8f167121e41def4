import { expect, test } from 'vitest'
import { numbers } from '#tests/support/clients/login-client.ts'
import { accountClient, freeNumbers } from '#tests/support/clients/account-client.ts'

async function connecting(persona: string, idType: 'bank_id' | 'eident' = 'bank_id') {
  const client = accountClient()
  const token = await client.tokenFor(persona)
  const { session } = (await client.startFlow('update', { idType, token })).body
  const poll = () => client.pollFlow('update', session, token, idType)
  const answer = async (number: string) => {
    client.approve(session, number)
    return (await poll()).body
  }
  return { ...client, token, session, poll, answer }
}

test('an account without e-ID gets one, and its holder can log in with it [C-015, C-016, S-020]', async () => {
  const { poll, answer, user, token, mails, logIn } = await connecting('tove')
  expect((await user(token)).body.hasSecurityIdentifier).toBe(false)
  expect((await poll()).body).toMatchObject({ status: 'Pending', result: 'Pending' })
  const done = await answer(freeNumbers.bank_id)
  expect(done).toMatchObject({ status: 'ok', result: 'Ok' })
  expect((await user(done.token)).body).toMatchObject({
    id: 'user-tove',
    securityNumber: freeNumbers.bank_id,
    hasSecurityIdentifier: true,
    token: { bank_id: 'eid-user-tove' },
  })
  expect(mails()).toMatchObject([{ subject: 'Din e-legitimation är kopplad till kontot' }])
  const login = await logIn(freeNumbers.bank_id)
  expect((await user(login.token)).body.id).toBe('user-tove')
  expect((await poll()).body).toMatchObject({ result: 'Ok' })
  expect(mails()).toHaveLength(1)
})

test('the e-ID of somebody who has an account is refused [X-010, X-037]', async () => {
  const { answer, user, token } = await connecting('tove')
  expect(await answer(numbers.amira)).toEqual({
    status: 'error',
    result: 'UserAlreadyExists',
    errorCode: 'userexists',
  })
  expect((await user(token)).body.hasSecurityIdentifier).toBe(false)
})

test('the e-ID of a deceased person is refused like any other failure [X-015, F-159]', async () => {
  const { answer } = await connecting('tove')
  expect(await answer(numbers.axel)).toEqual({ status: 'error', result: 'Error', errorCode: 'general' })
})

test('who has an e-ID shows it again; somebody else is the wrong person [X-023]', async () => {
  const same = await connecting('jonas')
  expect(await same.answer('19880902-2398')).toMatchObject({ result: 'Ok' })
  expect(same.mails()).toEqual([])
  const other = await connecting('jonas')
  expect(await other.answer(numbers.amira)).toEqual({
    status: 'error',
    result: 'Error',
    errorCode: 'userssnnomatch',
  })
})

test('whom an order demands is shown to the app [X-023]', async () => {
  const { call } = await connecting('jonas')
  expect((await call('GET', '/__mock/eid/orders')).body).toMatchObject([
    { flow: 'update', requiredPersonaId: 'jonas' },
  ])
})

test('in Norway an e-ID brings its pid, unless it must be activated first [C-017, X-003, X-036]', async () => {
  const client = accountClient()
  const made = await client.register({ siteId: 5, phoneNumber: '40000102' })
  const { token } = made.body
  const connected = async (number: string) => {
    const { session } = (await client.startFlow('update', { idType: 'eident', token })).body
    client.approve(session, number)
    const code = client.orderOf(session).code ?? ''
    return (await client.submitFlow('update', 'eident', { code, session, token })).body
  }
  expect(await connected(numbers.kare)).toEqual({
    status: 'error',
    result: 'MustActivatePid',
    errorCode: 'usernopid',
  })
  const { body } = await client.user((await connected(freeNumbers.eident)).token)
  expect(body.securityNumber).toBe(freeNumbers.eident)
  expect(body.pid).toMatch(/^9578-6000-4-\d{7}$/)
})

test('a failed identification connects nothing [X-009, X-034]', async () => {
  const cancelled = await connecting('tove')
  cancelled.fail(cancelled.session, 'userCancel')
  expect((await cancelled.poll()).body).toMatchObject({ result: 'Cancelled' })
  const blocked = await connecting('tove')
  blocked.fail(blocked.session, 'certificateErr')
  expect((await blocked.poll()).body).toMatchObject({ result: 'Error', errorCode: 'bankidinvalid' })
})

test('a session belongs to who started it', async () => {
  const { session, call, tokenFor, pollFlow } = await connecting('tove')
  const jonas = await tokenFor('jonas')
  expect((await pollFlow('update', session, jonas)).status).toBe(404)
  expect((await pollFlow('update', 'ses-1', jonas)).status).toBe(404)
  expect((await call('GET', `/account_service/update/bank_id/status?session=${session}`)).status).toBe(401)
})

test('the code of somebody else’s start connects nothing', async () => {
  const {
    session,
    answer: _answer,
    approve,
    orderOf,
    submitFlow,
    tokenFor,
  } = await connecting('henning', 'eident')
  approve(session, numbers.henning)
  const code = orderOf(session).code ?? ''
  const reply = await submitFlow('update', 'eident', { code, token: await tokenFor('thea') })
  expect(reply.body).toEqual({ status: 'error', result: 'Error', errorCode: 'loginfailed' })
})

test('an association has no e-ID to connect [P-015]', async () => {
  const { startFlow, submitFlow, pollFlow, tokenFor } = accountClient()
  const token = await tokenFor('karin', 'board', 'association-almvalvet')
  expect((await startFlow('update', { token })).status).toBe(403)
  expect((await pollFlow('update', 'ses-1', token)).status).toBe(403)
  expect((await submitFlow('update', 'bank_id', { code: 'a', token })).status).toBe(403)
})

test('of two e-IDs that are being connected at once the first that is polled stays [X-023]', async () => {
  const { session, token, startFlow, pollFlow, approve, user } = await connecting('tove')
  const second = (await startFlow('update', { token })).body.session
  approve(session, freeNumbers.bank_id)
  approve(second, '20260162-2380')
  expect((await pollFlow('update', second, token)).body).toMatchObject({ result: 'Ok' })
  expect((await pollFlow('update', session, token)).body).toMatchObject({ errorCode: 'userssnnomatch' })
  expect((await user(token)).body.securityNumber).toBe('20260162-2380')
})
