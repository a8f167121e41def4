import { expect, test } from 'vitest'
import { loginClient, numbers } from '#tests/support/clients/login-client.ts'

const refused = { status: 'error', result: 'Error', errorCode: 'loginfailed' }

async function approved(personalNumber: string, loginType: 'private' | 'board' = 'private') {
  const client = loginClient()
  const { session } = (await client.start({ idType: 'eident', loginType })).body
  client.approve(session, personalNumber)
  const { code = '' } = client.orderOf(session)
  return { ...client, session, code }
}

test('a login in Norway goes to a page of the provider on the same site', async () => {
  const { start, orderOf } = loginClient()
  const { status, body } = await start({ idType: 'eident' })
  expect(status).toBe(200)
  expect(body).toEqual({
    flow: 'redirect',
    session: body.session,
    redirectUrl: `http://no.localhost:5173/eid-provider/?order=${orderOf(body.session).orderRef}`,
  })
})

test('the code that somebody comes back with logs them in, once [C-005]', async () => {
  const { submit, session, code, user } = await approved(numbers.henning)
  const { status, body } = await submit(code, { session })
  expect([status, body.status, body.result]).toEqual([200, 'ok', 'Ok'])
  expect((await user(body.token)).body).toMatchObject({ firstName: 'Henning', hasSecurityIdentifier: true })
  expect((await submit(code, { session })).body).toEqual(refused)
})

test('a code that nobody gave out, of another start, or of another kind of e-ID logs nobody in', async () => {
  const { submit } = loginClient()
  expect((await submit('f6a1c7d2e90b4b0c8f')).body).toEqual(refused)
  const other = await approved(numbers.henning)
  expect((await other.submit(other.code, { session: 'ses-7002' })).body).toEqual(refused)
  const finnish = await approved(numbers.henning)
  expect((await finnish.submit(finnish.code, { idType: 'signicat' })).body).toEqual(refused)
})

test('a code of a booking or a registration logs nobody in', async () => {
  const { submit, world, approve, orderOf } = loginClient()
  const { session } = world().eid.start({
    idType: 'eident',
    flow: 'booking',
    siteKey: 'Jmno',
    returnUrl: 'http://no.localhost:5173/reserver/',
    device: 'computer',
  })
  approve(session, numbers.henning)
  expect((await submit(orderOf(session).code ?? '')).body).toEqual(refused)
})

test('an e-ID that gives no personal number away has to be activated first [X-003]', async () => {
  const { submit, code } = await approved(numbers.kare)
  expect((await submit(code)).body).toEqual({
    status: 'error',
    result: 'MustActivatePid',
    errorCode: 'usernopid',
  })
})

test('a board member of Norway is logged in as the association', async () => {
  const { submit, code, user } = await approved(numbers.solveig, 'board')
  const { body } = await submit(code)
  expect((await user(body.token)).body).toMatchObject({
    isBoardMember: true,
    brfAccount: { id: 'association-nitelvbuen' },
  })
})
