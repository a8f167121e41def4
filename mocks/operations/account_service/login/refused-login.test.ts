import { expect, test } from 'vitest'
import { loginClient, numbers } from '#tests/support/clients/login-client.ts'

/** What a failure of the e-ID comes to. */
async function endOf(failure: string, idType: 'bank_id' | 'eident' = 'bank_id') {
  const { start, poll, pollBoard, fail } = loginClient()
  const board = idType === 'eident'
  const { session } = (await start({ idType, loginType: board ? 'board' : 'private' })).body
  fail(session, failure)
  return (await (board ? pollBoard(session, idType) : poll(session))).body
}

const error = (errorCode: string) => ({ status: 'error', result: 'Error', errorCode })

test('whoever says no in the app has cancelled, and so has whoever starts a second login [X-009]', async () => {
  for (const hintCode of ['userCancel', 'cancelled']) {
    expect(await endOf(hintCode)).toEqual({ status: 'cancelled', result: 'Cancelled', hintCode })
  }
  expect(await endOf('cancel', 'eident')).toEqual({ status: 'cancelled', result: 'Cancelled' })
})

test('an app that got the login and never finished has run out of time [X-032]', async () => {
  const { start, poll, world, orderOf, advance } = loginClient()
  const { session } = (await start()).body
  advance(20)
  world().eid.scan(orderOf(session))
  advance(180)
  expect((await poll(session)).body).toEqual({ ...error('timeout'), hintCode: 'expiredTransaction' })
})

test('a blocked or too old e-ID is told apart from one that is busy [X-031, X-034]', async () => {
  expect(await endOf('certificateErr')).toEqual({
    ...error('bankidinvalid'),
    hintCode: 'certificateErr',
  })
  expect(await endOf('alreadyInProgress')).toEqual(error('inprogress'))
})

test.each(['userDeclinedCall', 'notSupportedByUserApp', 'transactionRiskBlocked'])(
  'a login that fails with %s is a general error with its hint [X-014]',
  async (hintCode) => expect(await endOf(hintCode)).toEqual({ ...error('general'), hintCode }),
)

test.each([
  ['ssnnomatch', 'userssnnomatch', 'X-023'],
  ['objecterror', 'purchaseobjecterror', 'X-024'],
  ['exception', 'general', 'X-027'],
  ['acceptterms', 'acceptterms', 'X-025'],
  ['purchase', 'purchase', 'X-026'],
  ['general', 'general', 'X-027'],
  ['notfound', 'notfound', 'X-028'],
  ['unauthorizedid', 'unauthorizedid', 'X-029'],
  ['inprogress', 'inprogress', 'X-031'],
  ['timeout', 'timeout', 'X-032'],
  ['browsererror', 'browsererror', 'X-033'],
  ['bankidinvalid', 'bankidinvalid', 'X-034'],
  ['loginfailed', 'loginfailed', 'X-035'],
])('the failure %s of a redirect is the flow error %s [%s]', async (failure, code) =>
  expect(await endOf(failure, 'eident')).toEqual(error(code)),
)

test('a failure that nobody knows is a general error [X-014]', async () => {
  expect(await endOf('somethingNew')).toEqual(error('general'))
})

test('a redirect can end with an e-ID that has to be activated, or with somebody known already [X-036, X-037]', async () => {
  expect(await endOf('nopid', 'eident')).toEqual({
    status: 'error',
    result: 'MustActivatePid',
    errorCode: 'usernopid',
  })
  expect(await endOf('userexists', 'eident')).toEqual({
    status: 'error',
    result: 'UserAlreadyExists',
    errorCode: 'userexists',
  })
})

test('a number that no customer has is not in the system [X-008]', async () => {
  const { logIn, world } = loginClient()
  expect(await logIn(numbers.unknown)).toEqual({
    status: 'error',
    result: 'SsnNotFound',
    errorCode: 'notfound',
  })
  expect(world().data.personaId).toBeNull()
})

test('a deceased person gets the general error and no token [X-014]', async () => {
  const { logIn } = loginClient()
  expect(await logIn(numbers.axel)).toEqual(error('general'))
  expect(await logIn(numbers.axel, 'board')).toEqual(error('general'))
})
