import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readToken, removeToken, storeToken } from '#src/api/session/token.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import { clearCookie, readCookie } from '#src/lib/storage/cookies.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { backSettled } from '#tests/support/component/back-settled.ts'
import { answers, dialog, here, logInByEmail, open, startAddress, token } from './account.test-support.tsx'
import '#src/styles/main.css'
import '#tests/support/component/still.css'

beforeEach(() => {
  // the question about cookies would come over the page when a test takes two seconds
  saveConsent(nothingChosen)
  removeToken()
  clearCookie('uid')
})
afterEach(async () => {
  await backSettled()
  await cleanup()
  removeToken()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', startAddress)
})

test('the login dialog adds its mark to the hash; Back and closing take it away [S-030, S-031, R-070]', async () => {
  answerCalls(answers)
  await open('/om-oss/')
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click()
  await expect.element(dialog).toBeVisible()
  expect(here()).toBe('/om-oss/#modal')

  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(here()).toBe('/om-oss/')

  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click()
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => here()).toBe('/om-oss/')
})

test.each([
  ['open-login', 'Mina sidor', 'F-071, R-067', 'open-login'],
  ['open-case', 'Mina sidor', 'F-071, R-067', 'fault-report'],
  ['open-board-login', 'Styrelseportal', 'F-071, R-067', 'open-board-login'],
  ['open-board-case', 'Styrelseportal', 'F-071, R-067', 'fault-report-board'],
  ['login-private-open', 'Mina sidor', 'F-072, R-068', 'login-private-open'],
  ['login-board-open', 'Styrelseportal', 'F-072, R-068', 'login-board-open'],
])('a page opened at #%s shows the login form at %s [%s]', async (hash, tab, _ids, kept) => {
  answerCalls(answers)
  await open(`/om-oss/#${hash}`)
  await expect.element(dialog.getByRole('tab', { name: tab, selected: true })).toBeVisible()
  await expect.poll(here).toBe(`/om-oss/#${kept}#modal`)
})

test('somebody who is logged in is asked nothing', async () => {
  answerCalls(answers)
  storeToken(token())
  await open('/om-oss/#open-login')
  await expect.element(page.getByRole('button', { name: 'Amira, ditt konto' })).toBeVisible()
  expect(dialog.elements()).toEqual([])
})

test('logging in over a page leaves one on it, greeted by name in the header [F-049]', async () => {
  answerCalls(answers)
  await open('/om-oss/')
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click()
  await logInByEmail()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Amira, ditt konto' })).toBeVisible()
  await expect.poll(() => here()).toBe('/om-oss/')
})

test('My Pages without a token lead to the login page, and from there back [F-090, F-070, S-026, R-064]', async () => {
  const asked = answerCalls(answers)
  await open('/mina-sidor/?errandId=case-1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible()
  expect(here()).toBe('/logga-in/?referrer=/mina-sidor/?errandId=case-1')
  expect(asked.map(({ call }) => call)).not.toContain('GET /mina-sidor/GetViewModel')

  await logInByEmail()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hej Amira' })).toBeVisible()
  expect(here()).toBe('/mina-sidor/?errandId=case-1')
})

test.each(['', '?referrer=https://elsewhere.example/', '?referrer=//elsewhere.example/'])(
  'the login page%s leads to My Pages and nowhere else [F-070, S-026, G-098]',
  async (query) => {
    answerCalls(answers)
    await open(`/logga-in/${query}`)
    await logInByEmail()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hej Amira' })).toBeVisible()
    expect(here()).toBe('/mina-sidor/')
  },
)

test('the views of the login page have addresses [F-067, E-038]', async () => {
  answerCalls(answers)
  await open('/logga-in/?view=email')
  await page.getByRole('button', { name: 'Glömt lösenordet?' }).click()
  await expect.element(page.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeVisible()
  expect(here()).toBe('/logga-in/?view=reset')
})

test('coming back with an error shows it, once: the hash stays, and a reload is silent [R-062, R-069, R-071, F-073]', async () => {
  answerCalls(answers)
  await open('/logga-in/?type=login#eident-error-timeout')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Det tog för lång tid/)
  expect(here()).toBe('/logga-in/?type=login#eident-error-timeout')
  await cleanup()
  await open('/logga-in/?type=login#eident-error-timeout', history.state)
  await expect.element(page.getByRole('button', { name: 'Logga in med e-post' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each(['#eident-error-timeout', '&code=abc'])(
  'a login for a board that came back with %s stays with the board after a reload [R-062, F-073]',
  async (what) => {
    answerCalls({
      ...answers,
      'POST /account_service/login/eident/status': () => ({ status: 'ok', result: 'NoBoardMember' }),
    })
    await open(`/logga-in/?type=loginboardmember${what}`)
    const tab = page.getByRole('tab', { name: 'Styrelseportal' })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    const address = here()
    await cleanup()
    await open(address, history.state)
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)

test('coming back to a session that waits resumes it, and clears the address [R-062, F-073, S-022]', async () => {
  const asked = answerCalls({
    ...answers,
    'GET /account_service/login/bank_id/status/ses-1': () => ({ status: 'ok', result: 'Ok', token: token() }),
  })
  await open('/logga-in/?type=login&poolingId=ses-1&referrer=/om-oss/')
  await expect.element(page.getByRole('button', { name: 'Amira, ditt konto' })).toBeVisible()
  await expect.poll(() => here()).toBe('/om-oss/')
  expect(asked.filter(({ call }) => call.endsWith('/ses-1'))).toHaveLength(1)
})

test('a login survives a reload, and logging out ends it with an anonymous id and no call [F-042, S-018, CI-015, K-050]', async () => {
  const asked = answerCalls(answers)
  storeToken(token())
  await open('/mina-sidor/')
  await page.getByRole('button', { name: 'Amira, ditt konto' }).click()
  // all that a page of somebody's own asks for
  const own = [
    'GET /account_service/user',
    'GET /mina-sidor/GetViewModel',
    'GET /notifications/Jmse',
    'GET /case_management/has_cases',
  ]
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(expect.arrayContaining(own))
  const before = asked.length
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible()
  expect(here()).toBe('/')
  expect(readToken()).toBeUndefined()
  expect(readCookie('uid')).toMatch(/^anon-[0-9a-f]{32}$/)
  const after = asked.slice(before).map(({ call }) => call)
  expect(after.filter((call) => call !== 'GET /GetViewModel')).toEqual([])
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a session that ends on My Pages leads to the start page, and logging in back to where one was [F-040, F-041, S-017]', async () => {
  answerCalls(answers)
  storeToken(token())
  await open('/mina-sidor/')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hej Amira' })).toBeVisible()
  removeToken()
  const ended = page.getByRole('dialog', { name: 'Du är utloggad' })
  await expect.element(ended).toBeVisible()
  await expect.poll(() => here()).toBe('/')
  expect(readCookie('uid')).toMatch(/^anon-/)

  await ended.getByRole('button', { name: 'Logga in' }).click()
  await expect.element(dialog).toBeVisible()
  await logInByEmail()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hej Amira' })).toBeVisible()
  await expect.poll(() => here()).toBe('/mina-sidor/')
})

test('a session that ends elsewhere leaves one on the page [F-040, S-017]', async () => {
  answerCalls(answers)
  storeToken(token())
  await open('/om-oss/')
  await expect.element(page.getByRole('button', { name: 'Amira, ditt konto' })).toBeVisible()
  removeToken()
  await expect.element(page.getByRole('dialog', { name: 'Du är utloggad' })).toBeVisible()
  expect(here()).toBe('/om-oss/')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible()
})

test('the bell counts what waits, and a list that cannot be read is passed over in silence [F-048, X-017]', async () => {
  answerCalls({
    ...answers,
    'GET /notifications/Jmse': () => [
      { notificationType: 'Case', name: 'case_updated', id: 'ntf-1', createdOn: '2026-11-18T09:12:00Z' },
    ],
  })
  storeToken(token())
  await open('/om-oss/')
  await expect.element(page.getByRole('button', { name: 'Aviseringar, 1 ny' })).toBeVisible()
  await cleanup()

  answerCalls({ ...answers, 'GET /notifications/Jmse': () => Response.json({}, { status: 503 }) })
  await open('/om-oss/')
  await expect.element(page.getByRole('button', { name: 'Aviseringar, inga nya' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})
