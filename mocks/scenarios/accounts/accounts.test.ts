import { expect, test } from 'vitest'
import { siteOf } from '../../catalogue/site-of.ts'
import { accountClient, freeNumbers, newcomer } from '#tests/support/clients/account-client.ts'
import { accountScenarios } from './accounts.ts'
import { startScenario } from '../scenarios.ts'

/** A world in which a scenario has begun, and the calls of an account in it. */
function begun(id: keyof typeof accountScenarios) {
  const client = accountClient()
  startScenario(client.world(), id, accountScenarios[id])
  const tokenOf = (persona: string) => client.tokenFor(persona)
  const post = async (path: string, body: object, persona?: string) =>
    client.call('POST', path, { body, ...(persona ? { token: await tokenOf(persona) } : {}) })
  const linkTokens = () =>
    client.mails().flatMap(({ links }) => links.map(({ url }) => /(rst|chg)-[0-9a-f]+/.exec(url)?.[0] ?? ''))
  return { ...client, post, linkTokens }
}

test.each(Object.entries(accountScenarios))('%s begins on a page of its site', (_, scenario) => {
  const { siteKey, startPath } = scenario
  const paths: (string | null)[] = siteKey ? Object.values(siteOf(siteKey).paths) : []
  expect(startPath === null || paths.includes(startPath)).toBe(true)
})

test.each([
  { id: 'register-new-person', outcome: { result: 'Ok' }, requirement: 'C-010' },
  { id: 'register-buyer', outcome: { result: 'Ok' }, requirement: 'C-010' },
  {
    id: 'register-user-exists',
    outcome: { result: 'UserAlreadyExists', errorCode: 'userexists' },
    requirement: 'X-010',
  },
  { id: 'register-deceased', outcome: { result: 'Error', errorCode: 'general' }, requirement: 'X-015' },
] as const)('$id ends by itself as it says [$requirement]', async ({ id, outcome }) => {
  const { startFlow, pollFlow, advance } = begun(id)
  const { session } = (await startFlow('register', { registration: newcomer })).body
  advance(5)
  expect((await pollFlow('register', session)).body).toMatchObject(outcome)
})

test.each([
  ['eid-connected', 'tove', { result: 'Ok' }],
  ['eid-connected-elsewhere', 'tove', { result: 'UserAlreadyExists' }],
  ['eid-connected-deceased', 'tove', { result: 'Error', errorCode: 'general' }],
  ['eid-shown-by-somebody-else', 'jonas', { result: 'Error', errorCode: 'userssnnomatch' }],
] as const)('%s ends by itself as it says', async (id, persona, outcome) => {
  const { startFlow, pollFlow, advance, tokenFor } = begun(id)
  const token = await tokenFor(persona)
  const { session } = (await startFlow('update', { token })).body
  advance(5)
  expect((await pollFlow('update', session, token)).body).toMatchObject(outcome)
})

test('a site that verifies addresses asks for a code [V-016]', async () => {
  const { register, mails } = begun('register-verifies-email')
  expect((await register()).status).toBe(422)
  expect(mails()).toHaveLength(1)
})

test.each([
  ['password-link-mailed', 200],
  ['password-link-expired', 410],
  ['password-mail-fails', 503],
] as const)('%s: setting a password answers %i', async (id, status) => {
  const { post, linkTokens } = begun(id)
  const body = { token: linkTokens()[0] ?? 'rst-1', password: 'nytt-hemligt-ord' }
  expect((await post('/system/user/setpassword', body)).status).toBe(status)
})

test.each([
  ['email-link-mailed', [200]],
  ['email-link-expired', [410]],
  ['email-link-superseded', [200, 422]],
  ['email-link-taken', [409]],
] as const)('%s: the links of the mailbox answer %j', async (id, statuses) => {
  const { call, linkTokens } = begun(id)
  const answers = await Promise.all(
    linkTokens().map(async (token) => (await call('GET', `/system/user/changeemail/${token}`)).status),
  )
  expect(answers).toEqual(statuses)
})

test('after five wrong passwords a login has to wait [X-006]', async () => {
  const { post } = begun('login-paused')
  const body = { email: 'tove.granlund@example.com', password: 'utan-e-leg', siteId: 1 }
  expect((await post('/account_service/login/email', body)).status).toBe(429)
})

test('VIP is shown before and after the fee is paid, and on its last day', async () => {
  const ofPersona = async (id: keyof typeof accountScenarios, persona: string) => {
    const { user, tokenFor } = begun(id)
    const { isVip, payments } = (await user(await tokenFor(persona))).body
    return [isVip, ...payments.map(({ status }) => status)]
  }
  expect(await ofPersona('vip-not-a-member', 'jonas')).toEqual([false])
  expect(await ofPersona('vip-fee-due', 'saga')).toEqual([true, 'NotPaid'])
  expect(await ofPersona('vip-invoice-sent', 'saga')).toEqual([true, 'NotPaidSent'])
  expect(await ofPersona('vip-paid', 'viggo')).toEqual([true, 'Paid'])
  expect(await ofPersona('vip-by-code', 'nils')).toEqual([true, 'Paid'])
  expect(await ofPersona('vip-reminded', 'thea')).toEqual([true, 'Reminder1'])
  const { user, tokenFor, advance } = begun('vip-last-day')
  expect((await user(await tokenFor('viggo'))).body.isVip).toBe(true)
  advance(86_400)
  expect((await user(await tokenFor('viggo'))).body.isVip).toBe(false)
})

test('what waits in My Pages can be settled before anybody looks [CI-013, F-094]', async () => {
  const page = async (id: 'my-pages-all-paid' | 'my-pages-all-signed', path: string) => {
    const { call, tokenFor } = begun(id)
    const { body } = await call('GET', `/mina-sidor/${path}/GetViewModel`, { token: await tokenFor('amira') })
    return (body as { content: { payments: { status: string }[]; documents: { status: string }[] } }).content
  }
  const { payments } = await page('my-pages-all-paid', 'betalningar')
  expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['Paid']))
  const { documents } = await page('my-pages-all-signed', 'mina-avtal')
  expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(['done']))
})

test('viewings are full, or over', async () => {
  const signUp = async (id: 'showing-full' | 'showing-over') => {
    const { post, world } = begun(id)
    const showings = world()
      .catalogue.site('Jmse')
      .stages.flatMap((stage) => stage.showings)
    const showingId = showings.find(({ bookable }) => bookable)?.id
    return (await post('/account_service/showings', { showingId }, 'jonas')).status
  }
  expect(await signUp('showing-full')).toBe(409)
  expect(await signUp('showing-over')).toBe(410)
})

test('favourites and searches are none, many and full', async () => {
  const favourites = async (id: 'favourites-none' | 'favourites-many') => {
    const { user, tokenFor } = begun(id)
    return (await user(await tokenFor('jonas'))).body.favorites.length
  }
  expect(await favourites('favourites-none')).toBe(0)
  expect(await favourites('favourites-many')).toBe(120)
  const { post, call, tokenFor } = begun('searches-full')
  const search = { name: 'En till', url: '/sok-bostad/?minRooms=5', filter: {}, siteId: 1 }
  expect((await post('/account_service/user/savedsearches', search, 'jonas')).status).toBe(409)
  const token = await tokenFor('jonas')
  expect((await call('GET', '/account_service/user/savedsearches', { token })).body).toHaveLength(50)
})

test.each([
  ['register-norway-no-pid', 'eident', '12905299938', 'MustActivatePid'],
  ['register-finland-user-exists', 'signicat', '020594X903P', 'UserAlreadyExists'],
] as const)('%s ends as it says when its person approves', async (id, idType, number, result) => {
  const { registerByEid } = begun(id)
  const form =
    idType === 'eident' ? { siteId: 5, phoneNumber: '40000102' } : { siteId: 6, phoneNumber: '0400000101' }
  expect((await registerByEid(number, idType, form)).result).toBe(result)
  expect((await registerByEid(freeNumbers[idType], idType, form)).result).toBe('Ok')
})

test('whoever saved homes that were lowered since has a mail about each of them [F-152]', async () => {
  const { user, tokenFor, mails } = begun('prices-lowered')
  const { favorites } = (await user(await tokenFor('jonas'))).body
  expect(favorites.length).toBeGreaterThan(0)
  const subjects = mails().map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Sänkt pris: '))).toHaveLength(favorites.length)
})

test('who follows searches by mail has been told of new homes and of lowered prices since [F-153]', async () => {
  const { call } = begun('searches-alerts')
  const { body } = await call<{ subject: string; text: string; sentAt: string }[]>('GET', '/__mock/mailbox')
  const mails = body.filter(({ subject }) => subject.startsWith('Nytt i'))
  expect(mails.length).toBeGreaterThan(3)
  expect(new Set(mails.map(({ sentAt }) => sentAt)).size).toBeGreaterThan(3)
  const text = mails.map((mail) => mail.text).join()
  for (const news of [/ kr: ny\n/, / kr: sänkt från [\d\s]+ kr\n/, /och \d+ till\n/])
    expect(text).toMatch(news)
})
