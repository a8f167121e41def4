import { UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readToken, removeToken, storeToken } from '#src/api/session/token.ts'
import { clearCookie } from '#src/lib/storage/cookies.ts'
import { hearTime } from '#src/lib/time/service-clock.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { SessionGuard } from './session-guard.tsx'
import { useSessionWatch } from './use-session-watch.ts'

const refresh = 'GET /account_service/login/refresh_token'
const told = { onExpired: vi.fn(), onLogin: vi.fn(), onLogout: vi.fn() }

beforeEach(() => {
  removeToken()
  for (const spy of Object.values(told)) spy.mockReset()
})
afterEach(async () => {
  await cleanup()
  removeToken()
  vi.unstubAllGlobals()
})

const tokenFor = (seconds: number) =>
  new UnsecuredJWT({ sub: 'u-1' }).setExpirationTime(Date.now() / 1000 + seconds).encode()

const Guarded = () => <SessionGuard watcher={useSessionWatch()} {...told} />

test('before the end one key keeps the session, and then nothing is said [F-039, S-013, C-001]', async () => {
  const next = tokenFor(3600)
  const asked = answerCalls({ [refresh]: () => ({ data: next }) })
  storeToken(tokenFor(100))
  await renderIn(jmse, <Guarded />)
  const warning = page.getByRole('alertdialog', { name: 'Vill du vara kvar?' })
  await expect.element(warning).toBeVisible()
  await expect.element(warning).toMatchTextContent(/1.min 3\d.s kvar|1.min 40.s kvar/)
  await expect.element(page.getByRole('button', { name: 'Fortsätt vara inloggad' })).toHaveFocus()

  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(warning).not.toBeInTheDocument()
  expect(asked.map(({ call }) => call)).toEqual([refresh])
  expect(readToken()?.raw).toBe(next)
  expect(told.onExpired).not.toHaveBeenCalled()
})

test('a refresh that fails ends the session: the token is gone [X-016, S-015]', async () => {
  answerCalls({ [refresh]: () => new Response(null, { status: 401 }) })
  storeToken(tokenFor(100))
  await renderIn(jmse, <Guarded />)
  await page.getByRole('button', { name: 'Fortsätt vara inloggad' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Du är utloggad' })).toBeVisible()
  expect(readToken()).toBeUndefined()
})

test('the warning is no trap: one can log out instead', async () => {
  storeToken(tokenFor(100))
  await renderIn(jmse, <Guarded />)
  await page.getByRole('button', { name: 'Logga ut' }).click()
  expect(told.onLogout).toHaveBeenCalledOnce()
})

test('a token that is gone ends the session, with a way to log in [F-040, S-017, X-076]', async () => {
  storeToken(tokenFor(3600))
  await renderIn(jmse, <Guarded />)
  expect(page.getByRole('dialog').elements()).toEqual([])
  removeToken()
  const ended = page.getByRole('dialog', { name: 'Du är utloggad' })
  await expect.element(ended).toBeVisible()
  expect(told.onExpired).toHaveBeenCalled()

  await ended.getByRole('button', { name: 'Logga in' }).click()
  expect(told.onLogin).toHaveBeenCalledOnce()
  await expect.element(ended).not.toBeInTheDocument()
})

test('a token that runs out while one looks ends the session [F-040, S-016]', async () => {
  storeToken(tokenFor(2))
  await renderIn(jmse, <Guarded />)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Du är utloggad' })).toBeVisible()
})

test('the end of a session is told by the clock of the service, once that turns out to be ahead [F-040, S-016]', async () => {
  const dated = (at: number) =>
    hearTime({ headers: new Headers({ 'cache-control': 'no-store', date: new Date(at).toUTCString() }) })
  const twoHours = 7200
  storeToken(tokenFor(twoHours + 100))
  await renderIn(jmse, <Guarded />)
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  onTestFinished(() => dated(Date.now()))
  dated(Date.now() + twoHours * 1000)
  const warning = page.getByRole('alertdialog', { name: 'Vill du vara kvar?' })
  await expect.element(warning).toMatchTextContent(/(?<!\d)1.min [34]\d.s kvar/)
})

test('who comes back to a tab is told at once what has ended meanwhile [F-040]', async () => {
  storeToken(tokenFor(3600))
  await renderIn(jmse, <Guarded />)
  // another tab has logged out: nobody tells this one
  clearCookie('token')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('dialog', { name: 'Du är utloggad' })).toBeVisible()
})

test('a visitor is told nothing', async () => {
  await renderIn(jmse, <Guarded />)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(told.onExpired).not.toHaveBeenCalled()
})
