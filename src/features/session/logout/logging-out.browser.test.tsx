import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { removeToken, storeToken } from '#src/api/session/token.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import { clearCookie, readCookie, writeCookie } from '#src/lib/storage/cookies.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { backSettled } from '#tests/support/component/back-settled.ts'
import { amira, answers, here, logInByEmail, open, startAddress, token } from '../account.test-support.tsx'
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
  clearCookie('caseWizard')
  history.replaceState(null, '', startAddress)
})

/** What somebody has begun, as the portal keeps it. */
function beginThings() {
  sessionStorage.setItem('booking-draft', '{}')
  writeCookie('caseWizard', '{}', 60)
}
/** As another tab leaves it, which shares cookies and the storage of the browser. */
function endElsewhere() {
  clearCookie('token')
  localStorage.setItem('person', JSON.stringify({ end: 'another', id: '' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'person' }))
}
const begun = () => [sessionStorage.getItem('booking-draft'), readCookie('caseWizard')]

test('logging out forgets what was begun, and what was answered and sent', async () => {
  answerCalls(answers)
  storeToken(token())
  const { options } = await open('/om-oss/')
  const { queryClient } = options.context
  await page.getByRole('button', { name: 'Amira, ditt konto' }).click()
  beginThings()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible()
  await expect.poll(() => begun()).toEqual([null, undefined])
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain('Amira')
})

test('what was begun is there after a session has ended, for its owner and not for the next', async () => {
  const next = { ...amira, id: 'user-viggo', firstName: 'Viggo', email: 'viggo@example.com' }
  let user = amira
  answerCalls({ ...answers, 'GET /account_service/user': () => user })
  storeToken(token())
  await open('/om-oss/')
  await expect.element(page.getByRole('button', { name: 'Amira, ditt konto' })).toBeVisible()
  beginThings()
  const comeBack = async () => {
    removeToken()
    const ended = page.getByRole('dialog', { name: 'Du är utloggad' })
    await ended.getByRole('button', { name: 'Logga in' }).click()
    await logInByEmail()
  }
  await comeBack()
  await expect.element(page.getByRole('button', { name: 'Amira, ditt konto' })).toBeVisible()
  expect(begun()).toEqual(['{}', '{}'])
  user = next
  await comeBack()
  await expect.element(page.getByRole('button', { name: 'Viggo, ditt konto' })).toBeVisible()
  expect(begun()).toEqual([null, undefined])
})

test('a logout in another tab is no session that has ended: one is a visitor, on the start page if one was on My Pages', async () => {
  answerCalls(answers)
  storeToken(token())
  await open('/mina-sidor/')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hej Amira' })).toBeVisible()
  beginThings()
  endElsewhere()
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible()
  await expect.poll(() => here()).toBe('/')
  expect(sessionStorage.getItem('booking-draft')).toBeNull()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a logout in another tab closes the menu of a person, and the page can be used again', async () => {
  answerCalls(answers)
  storeToken(token())
  await open('/om-oss/')
  await page.getByRole('button', { name: 'Amira, ditt konto' }).click()
  await expect.element(page.getByRole('button', { name: 'Logga ut' })).toBeVisible()
  endElsewhere()
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[inert]').length).toBe(0)
  expect(page.getByRole('button', { name: 'Logga ut' }).elements()).toEqual([])
})
