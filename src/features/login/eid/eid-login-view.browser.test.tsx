import { UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { LoginStatusReply } from '#gen/account_service/model.ts'
import { removeToken } from '#src/api/session/token.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { EidLoginView } from './eid-login-view.tsx'
import { problemOfHash } from '#src/domain/eid/return/error-hash.ts'
import nb from '../messages.nb.json'
import { nextTask } from '#src/lib/browser/scheduling.ts'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { hearTime } from '#src/lib/time/service-clock.ts'
import { purposeKey } from '#src/domain/eid/eid-purpose.ts'
import { waitLimit } from '#tests/support/wait-limit.ts'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

const start = 'POST /account_service/login/bank_id/start'
const poll = 'GET /account_service/login/bank_id/status/ses-1'
const token = new UnsecuredJWT({ sub: 'u-1' }).setExpirationTime('1h').encode()
const autoStartToken = '131daac9-16c6-4618-beb0-365768f37288'
const expiresAt = () => new Date(Date.now() + 180_000).toISOString()
const qrData = (second: number) => `bankid.67df3917-fa0d-44e5-b327-edcc928297f8.${second}.${'ab'.repeat(32)}`
const started = () => ({
  flow: 'app',
  session: 'ses-1',
  autoStartToken,
  qrData: qrData(0),
  expiresAt: expiresAt(),
})
const pending = (more: object = {}): LoginStatusReply => ({
  status: 'Pending',
  result: 'Pending',
  expiresAt: expiresAt(),
  ...more,
})
const onLoggedIn = vi.fn()

beforeEach(() => {
  onLoggedIn.mockReset()
  vi.mocked(leavePage).mockReset()
  removeToken()
})
afterEach(async () => {
  await cleanup()
  removeToken()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const button = (name: string) => page.getByRole('button', { name })
const open = () => renderIn(jmse, <EidLoginView tab="private" onLoggedIn={onLoggedIn} />)

test('the code changes with each poll, once a second, until the app has approved [S-020, K-053, F-068, X-013]', async () => {
  let second = 0
  const times: number[] = []
  const asked = answerCalls({
    [start]: started,
    [poll]: () => {
      times.push(performance.now())
      second += 1
      return second < 4
        ? pending({ qrData: qrData(second), autoStartToken })
        : { status: 'ok', result: 'Ok', token }
    },
    'GET /account_service/user': () => ({ id: 'u-1', firstName: 'Amira' }),
  })
  await open()
  await button('Använd en annan enhet').click()

  const code = page.getByRole('img', { name: 'QR-kod för din e-legitimation' })
  const seen = new Set<string>()
  await vi.waitFor(() => {
    seen.add(document.querySelector<HTMLImageElement>('img[alt^="QR"]')?.src ?? '')
    expect(onLoggedIn).toHaveBeenCalledOnce()
  }, waitLimit)
  await expect.element(code).not.toBeInTheDocument()
  expect([...seen].filter(Boolean).length).toBeGreaterThanOrEqual(3)
  // nothing is asked after the end, and the user was read with the new token
  expect(asked.filter(({ call }) => call === poll)).toHaveLength(4)
  expect(asked.find(({ call }) => call.endsWith('/user'))?.bearer).toBe(token)
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(2500)
})

test('the start says where to come back to and as whom, and remembers the flow [S-020, K-054]', async () => {
  const asked = answerCalls({ [start]: started, [poll]: () => pending({ qrData: qrData(1) }) })
  await renderIn(jmse, <EidLoginView tab="private" returnTo="/sok-bostad/" onLoggedIn={onLoggedIn} />)
  await button('Använd en annan enhet').click()
  await expect.element(page.getByRole('img')).toBeVisible()

  const { returnUrl, ...rest } = (asked[0]?.body ?? {}) as { returnUrl: string }
  expect(rest).toEqual({ environment: 'development', loginType: 'private' })
  expect(new URL(returnUrl).pathname).toBe('/logga-in/')
  expect(Object.fromEntries(new URL(returnUrl).searchParams)).toEqual({
    type: 'login',
    referrer: '/sok-bostad/',
  })
  expect(sessionStorage.getItem(purposeKey)).toBe('login')
})

test('an e-ID on a page of its own leads back to the view that it was shown for', async () => {
  const redirectUrl = `${location.origin}/eid-provider/?order=1`
  const asked = answerCalls({
    'POST /account_service/login/eident/start': () => ({ flow: 'redirect', session: 'ses-2', redirectUrl }),
  })
  await renderIn(jmno, <EidLoginView tab="private" view="address" onLoggedIn={onLoggedIn} />)
  await button('Logg inn med e-ID').click()
  await expect.poll(() => leavePage).toHaveBeenCalledOnce()
  const { returnUrl } = (asked[0]?.body ?? {}) as { returnUrl: string }
  expect(Object.fromEntries(new URL(returnUrl).searchParams)).toEqual({ type: 'login', view: 'address' })
})

test('what the app does is told as it changes, and the code goes once it is scanned', async () => {
  let reply = pending({ hintCode: 'outstandingTransaction', qrData: qrData(1), autoStartToken })
  answerCalls({ [start]: started, [poll]: () => reply })
  await open()
  await button('Använd en annan enhet').click()
  await expect.element(page.getByRole('img')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Skanna med telefonen' })).toHaveFocus()
  await expect.element(page.getByRole('status')).toMatchTextContent(/skanna koden/)

  reply = pending({ hintCode: 'userSign' })
  await expect.element(page.getByRole('status')).toMatchTextContent(/Skriv din säkerhetskod/)
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Godkänn i telefonen' })).toBeVisible()
})

test('the time left is that of the e-ID, however this device has its clock', async () => {
  // the service is ten minutes ahead
  const ahead = 600_000
  const now = () => Date.now() + ahead
  const told = (body: object) => () =>
    Response.json(body, {
      headers: { date: new Date(now()).toUTCString(), 'cache-control': 'no-store' },
    })
  const waiting = { expiresAt: new Date(now() + 180_000).toISOString() }
  answerCalls({
    [start]: told({ ...started(), ...waiting }),
    [poll]: told({ ...pending({ qrData: qrData(1), autoStartToken }), ...waiting }),
  })
  onTestFinished(() =>
    hearTime({ headers: new Headers({ date: new Date().toUTCString(), 'cache-control': 'no-store' }) }),
  )
  await open()
  await button('Använd en annan enhet').click()
  await expect.element(page.getByRole('img')).toBeVisible()
  await expect.element(page.getByText(/i [23]\smin/)).toBeVisible()
})

test('a computer opens the app itself, and one can scan instead [S-022, F-068]', async () => {
  answerCalls({ [start]: started, [poll]: () => pending({ qrData: qrData(1), autoStartToken }) })
  await open()
  await button('Öppna e-legitimationen').click()
  await expect.element(page.getByRole('link', { name: 'Öppna e-legitimationen' })).toBeVisible()
  expect(leavePage).toHaveBeenCalledWith(`bankid:///?autostarttoken=${autoStartToken}&redirect=null`)

  await button('Använd en annan enhet').click()
  await expect.element(page.getByRole('img')).toBeVisible()
  await button('Öppna på den här enheten').click()
  expect(leavePage).toHaveBeenCalledTimes(2)
})

test('a start that fails shows the choice again, with what happened, and is not tried again [S-023]', async () => {
  const asked = answerCalls({
    [start]: () => Response.json({ title: 'Off', code: 'serviceUnavailable' }, { status: 503 }),
  })
  await open()
  await button('Använd en annan enhet').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Något gick fel/)
  await expect.element(button('Öppna e-legitimationen')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a poll that fails ends the wait without another try [S-023]', async () => {
  const asked = answerCalls({
    [start]: started,
    [poll]: () => Response.json({ title: 'Gone', code: 'gone' }, { status: 410 }),
  })
  await open()
  await button('Använd en annan enhet').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Något gick fel/)
  expect(asked.filter(({ call }) => call === poll)).toHaveLength(1)
})

test('cancelling goes back to the choice and stops asking [F-068, G-080]', async () => {
  answerCalls({ [start]: started, [poll]: () => pending({ qrData: qrData(1) }) })
  const { queryClient } = await open()
  await button('Använd en annan enhet').click()
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(queryClient.getQueryCache().findAll({ type: 'active' })).toHaveLength(1)
  await button('Avbryt').click()
  await expect.element(button('Öppna e-legitimationen')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(queryClient.getQueryCache().findAll({ type: 'active' })).toHaveLength(0)
})

test('a double click starts one login', async () => {
  const asked = answerCalls({ [start]: started, [poll]: () => pending({ qrData: qrData(1) }) })
  await open()
  await userEvent.dblClick(button('Använd en annan enhet'))
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(asked.filter(({ call }) => call === start)).toHaveLength(1)
})

test('a provider with a page of its own is gone to, and its code is handed in once [C-005, F-073]', async () => {
  const redirectUrl = `${location.origin}/eid-provider/?order=1`
  answerCalls({
    'POST /account_service/login/eident/start': () => ({ flow: 'redirect', session: 'ses-2', redirectUrl }),
  })
  await renderIn(jmno, <EidLoginView tab="private" onLoggedIn={onLoggedIn} />)
  await button('Logg inn med e-ID').click()
  await expect.poll(() => leavePage).toHaveBeenCalledWith(redirectUrl)
  await cleanup()

  const asked = answerCalls({
    'POST /account_service/login/eident/status': () => ({ status: 'ok', result: 'Ok', token }),
    'GET /account_service/user': () => ({ id: 'u-2', firstName: 'Kari' }),
  })
  const returned = { purpose: 'login', kind: 'code', code: 'abc', session: 'ses-2' } as const
  await renderIn(jmno, <EidLoginView tab="private" returned={returned} onLoggedIn={onLoggedIn} />)
  await expect.poll(() => onLoggedIn).toHaveBeenCalledOnce()
  expect(asked.filter(({ call }) => call.endsWith('/status')).map(({ body }) => body)).toEqual([
    { code: 'abc', session: 'ses-2', environment: 'development' },
  ])
})

test('whoever steps back from the page of a provider to one that the browser has kept can begin again [C-005, F-073]', async () => {
  const redirectUrl = `${location.origin}/eid-provider/?order=1`
  answerCalls({
    'POST /account_service/login/eident/start': () => ({ flow: 'redirect', session: 'ses-2', redirectUrl }),
  })
  await renderIn(jmno, <EidLoginView tab="private" onLoggedIn={onLoggedIn} />)
  await button('Logg inn med e-ID').click()
  await expect.element(page.getByRole('status').filter({ hasText: nb.eid.leaving })).toBeVisible()
  // a page that is shown for the first time says so as well
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await nextTask()
  await expect.element(page.getByRole('status').filter({ hasText: nb.eid.leaving })).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await button('Logg inn med e-ID').click()
  await expect.poll(() => leavePage).toHaveBeenCalledTimes(2)
})

test('whoever has gone elsewhere before the address of a provider comes is not taken there [F-073]', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const asked = answerCalls({ 'POST /account_service/login/eident/start': () => promise })
  const { queryClient } = await renderIn(jmno, <EidLoginView tab="private" onLoggedIn={onLoggedIn} />)
  await button('Logg inn med e-ID').click()
  await expect.poll(() => asked).toHaveLength(1)
  await cleanup()
  resolve({ flow: 'redirect', session: 'ses-2', redirectUrl: `${location.origin}/eid-provider/?order=1` })
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(leavePage).not.toHaveBeenCalled()
})

test('somebody who comes back with an error sees it, and can try again [R-071, X-009]', async () => {
  answerCalls({})
  const returned = { purpose: 'login', kind: 'problem', problem: 'cancelled' } as const
  await renderIn(jmno, <EidLoginView tab="private" returned={returned} onLoggedIn={onLoggedIn} />)
  await expect.element(page.getByRole('status')).toMatchTextContent(/Innloggingen ble avbrutt./)
  await expect.element(button('Logg inn med e-ID')).toBeVisible()
})

/** What Norway's e-ID puts into the address, and what the login says of it. */
const comebacks = [
  ['X-024, X-027, X-041, X-042', { objecterror: 'purchaseobjecterror', exception: 'general' }],
  ['X-036, X-037, X-039, X-040', { nopid: 'mustActivatePid', userexists: 'alreadyExists' }],
  [
    'X-025, X-026, X-038, X-043',
    { acceptterms: 'acceptterms', purchase: 'purchase', ssnnomatch: 'userssnnomatch' },
  ],
  [
    'X-028, X-029, X-031',
    { notfound: 'notfound', unauthorizedid: 'unauthorizedid', inprogress: 'inprogress' },
  ],
  ['X-033, X-035', { browsererror: 'browsererror', loginfailed: 'loginfailed', general: 'general' }],
] as const

test.each(comebacks)('an error of the e-ID is told in its own words [%s]', async (_ids, told) => {
  answerCalls({})
  for (const [suffix, words] of Object.entries(told)) {
    const problem = problemOfHash(`eident-error-${suffix}`)
    if (!problem) throw new Error(suffix)
    const returned = { purpose: 'login', kind: 'problem', problem } as const
    const view = <EidLoginView tab="private" returned={returned} onLoggedIn={onLoggedIn} />
    const { unmount } = await renderIn(jmno, view)
    await expect.element(page.getByRole('alert')).toMatchTextContent(nb.problem[words])
    await unmount()
  }
})
