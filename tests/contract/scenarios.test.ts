import { expect, test } from 'vitest'
import type { components } from '#gen/account_service/types.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { readRequirements } from '#scripts/trace/requirements.ts'
import { controlClient } from '#tests/support/clients/control-client.ts'

type Result = components['schemas']['LoginStatusReply']['result']
type Reply = { result: Result; errorCode?: string; hintCode?: string }
type Started = { session: string; redirectUrl?: string }

const known = readRequirements().map(({ id }) => id)
const shown = new Set(Object.values(scenarios).flatMap(({ requirements }) => requirements))

/** Rows that no starting point of a backend can bring about, and why. */
const elsewhere: Record<string, string> = {
  'X-075': 'templates are registered by the portal, and the contract names those it has',
  'X-078': 'the wording of messages belongs to the portal',
  'X-083': 'the wording of messages belongs to the portal',
}

test('there are at least forty scenarios, and the rules they name exist', () => {
  expect(Object.keys(scenarios).length).toBeGreaterThanOrEqual(40)
  expect([...shown].filter((id) => !known.includes(id))).toEqual([])
})

test('each row of the table of errors and messages can be seen at work in a scenario', () => {
  const rows = known.filter((id) => id.startsWith('X-'))
  expect(rows.length).toBe(83)
  expect(rows.filter((id) => !shown.has(id) && !(id in elsewhere))).toEqual([])
})

/** Starts a scenario and somebody's login there, lets ten seconds go by, and reads what came of it. */
async function loginIn(scenarioId: string, loginType: 'private' | 'board' = 'private') {
  const { call } = controlClient()
  expect((await call('POST', `/__mock/scenarios/${scenarioId}/apply`)).status).toBe(200)
  const login = '/account_service/login/bank_id'
  const body = { returnUrl: 'http://localhost:5173/logga-in/', environment: 'development', loginType }
  const { session } = (await call<Started>('POST', `${login}/start`, { body })).body
  await call('POST', '/__mock/clock/advance', { body: { seconds: 10 } })
  const path = loginType === 'board' ? `status/board_member/${session}` : `status/${session}`
  return (await call<Reply>('GET', `${login}/${path}`)).body
}

test.each<[Result, string, ('private' | 'board')?]>([
  ['Ok', 'eid-approved'],
  ['Ok', 'eid-first-login'],
  ['Pending', 'eid-manual'],
  ['Pending', 'eid-slow'],
  ['Cancelled', 'eid-cancelled'],
  ['Cancelled', 'eid-replaced'],
  ['HasOngoingBusiness', 'eid-ongoing-purchase'],
  ['ChooseBoardMember', 'eid-two-boards', 'board'],
  ['NoBoardMember', 'eid-no-board', 'board'],
  ['SsnNotFound', 'eid-unknown-person'],
  ['Error', 'eid-deceased'],
  ['Error', 'eid-expires'],
  ['Error', 'eid-wrong-person'],
])('a login answers %s in the scenario %s', async (result, scenarioId, loginType) => {
  expect(await loginIn(scenarioId, loginType)).toMatchObject({ result })
})

test.each([
  ['eid-expires', 'timeout', 'startFailed'],
  ['eid-app-silent', 'timeout', 'expiredTransaction'],
  ['eid-blocked', 'bankidinvalid', 'certificateErr'],
  ['eid-in-progress', 'inprogress', undefined],
  ['eid-old-app', 'general', 'notSupportedByUserApp'],
  ['eid-risk', 'general', 'transactionRiskBlocked'],
  ['eid-wrong-person', 'userssnnomatch', undefined],
])('the scenario %s ends in the flow error %s', async (scenarioId, errorCode, hintCode) => {
  expect(await loginIn(scenarioId)).toEqual({
    status: 'error',
    result: 'Error',
    errorCode,
    ...(hintCode && { hintCode }),
  })
})

test('a number with a wrong control digit is wrong input, as the scenario for it says', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/scenarios/eid-wrong-number/apply')
  const body = {
    returnUrl: 'http://localhost:5173/logga-in/',
    environment: 'development',
    personalNumber: '19900101-2386',
  }
  const { session } = (await call<Started>('POST', '/account_service/login/bank_id/start', { body })).body
  await call('POST', '/__mock/clock/advance', { body: { seconds: 2 } })
  const { body: reply } = await call<Reply>('GET', `/account_service/login/bank_id/status/${session}`)
  expect(reply.result).toBe('InvalidInput')
})

test('the logins by e-mail that are refused are refused as their scenarios say', async () => {
  const { call } = controlClient()
  const withEmail = async (email: string, password: string) =>
    (await call<Reply>('POST', '/account_service/login/email', { body: { email, password, siteId: 1 } })).body
      .result
  await call('POST', '/__mock/scenarios/email-only-eid/apply')
  expect(await withEmail('henrik.dahlman@example.com', 'bara-bankid')).toBe('MustLoginWithBankId')
  await call('POST', '/__mock/scenarios/email-wrong-password/apply')
  expect(await withEmail('tove.granlund@example.com', 'nagot-annat')).toBe('InvalidEmailLoginInput')
})

const suffixes = Object.keys(scenarios).flatMap((id) => /^eident-error-(?!unknown)(.+)/.exec(id)?.[1] ?? [])

test('in Norway there is a scenario for each error that the return address knows [E-049]', () => {
  expect(suffixes.toSorted()).toEqual(
    'acceptterms bankidinvalid browsererror cancel exception general inprogress loginfailed nopid notfound objecterror purchase ssnnomatch timeout unauthorizedid userexists'.split(
      ' ',
    ),
  )
})

test.each(suffixes)('in Norway a login comes straight back with the error %s', async (suffix) => {
  const { call } = controlClient()
  await call('POST', `/__mock/scenarios/eident-error-${suffix}/apply`)
  const returnUrl = 'http://no.localhost:5173/logg-inn/?type=login'
  const body = { returnUrl, environment: 'development' }
  const { redirectUrl = '' } = (await call<Started>('POST', '/account_service/login/eident/start', { body }))
    .body
  expect(redirectUrl).toBe(`${returnUrl}#eident-error-${suffix}`)
})

test('in a session that ends soon a token is over within minutes of the real time', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/scenarios/session-expires-soon/apply')
  const { body } = await call<{ expires: string }>('POST', '/__mock/personas/amira/session')
  const left = Date.parse(body.expires) - Date.now()
  expect(left).toBeGreaterThan(150_000)
  expect(left).toBeLessThanOrEqual(180_000)
  expect((await call<{ speed: number }>('GET', '/__mock/clock')).body.speed).toBe(1)
})
