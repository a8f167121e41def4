import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import header from '#src/features/header/messages.sv.json'
import myPages from '#src/screens/my-pages/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { visits } from '#tests/support/component/visits.tsx'
import nb from '#src/features/login/messages.nb.json'
import login from '#src/features/login/messages.sv.json'

const { answered, asked, mock, visit } = visits()

const main = page.getByRole('main')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const password = () => page.getByLabelText(login.email.password, { exact: true })
const alertSaying = (words: string) => page.getByRole('alert').filter({ hasText: words })

/** Opens the login, where nobody approves anything by themselves. */
async function openLogin(path = '/logga-in/') {
  await visit({ path })
  await mock.takeThePhone()
}

/** Shows the QR code of a login. */
async function showCode() {
  await button(login.eid.otherDevice).click()
  await expect.element(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
}

test('a board member of two associations chooses one, and sees its name and a short menu [C-007, C-008, F-069, F-088, S-025]', async () => {
  await openLogin()
  await page.getByRole('tab', { name: login.tab.board }).click()
  await showCode()
  await mock.approveAs('bo')
  await expect.element(page.getByRole('heading', { name: login.picker.title })).toBeVisible()
  await page.getByRole('radio', { name: /Vassbågen/ }).click()
  await button(login.picker.continue).click()
  await expect.element(page.getByRole('button', { name: /Vassbågen/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: header.favourites })).not.toBeInTheDocument()
  const menu = page.getByRole('navigation', { name: myPages.menu.label })
  await expect.element(menu.getByRole('link')).toHaveLength(3)
})

test('somebody who sits on no board is told so, with a way to report a fault all the same [X-004]', async () => {
  await openLogin()
  await page.getByRole('tab', { name: login.tab.board }).click()
  await showCode()
  await mock.approveAs('amira')
  await expect.element(page.getByText(login.problem.noBoardMember, { exact: false })).toBeVisible()
  await page.getByRole('link', { name: login.reportWithout, exact: false }).click()
  await expect.poll(() => location.pathname + location.hash).toBe('/#fault-report-no-management')
  await expect.element(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
})

test('a wrong password is answered at the form and what was typed stays; the right one leads to My Pages [C-006, F-062, X-006]', async () => {
  await visit({ path: '/logga-in/' })
  await button(login.email.toggle).click()
  const email = page.getByRole('textbox', { name: login.email.email })
  await expect.element(email).toHaveFocus()
  const submit = main.getByRole('button', { name: login.email.submit, exact: true })
  await email.fill('amira.nordin@example.com')
  await password().fill('fel-losenord')
  await submit.click()
  await expect.element(page.getByText(login.problem.emailLoginFailed)).toBeVisible()
  await expect.element(email).toHaveValue('amira.nordin@example.com')
  await password().fill('hemligt-ord')
  await submit.click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/')
})

test('whoever walks away while a login is on its way is logged in where they are, and led nowhere [C-006, S-026]', async () => {
  await visit({ path: '/logga-in/' })
  await button(login.email.toggle).click()
  await page.getByRole('textbox', { name: login.email.email }).fill('amira.nordin@example.com')
  await password().fill('hemligt-ord')
  await mock.fault({ operationId: 'loginWithEmail', delayMs: 1500 })
  await main.getByRole('button', { name: login.email.submit, exact: true }).click()
  await expect.poll(() => asked('/login/email')).toHaveLength(1)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.poll(() => answered('/login/email')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: /^Amira/ })).toBeVisible()
  expect(location.pathname).toBe('/')
})

test('without a token a My Pages address leads to the login and, once logged in, back to it [F-070, F-090, S-026]', async () => {
  await openLogin('/mina-sidor/kontakt/')
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/logga-in\/\?referrer=/)
  await showCode()
  await mock.approveAs('amira')
  await expect.poll(() => location.pathname).toBe('/mina-sidor/kontakt/')
})

test('the login has no barrier when it waits for the app, nor in the e-mail form and its errors', async () => {
  await openLogin()
  const expectNoBarrier = async () => {
    for (const width of [1440, 390]) {
      await page.viewport(width, 900)
      expect({ width, barriers: await barriersHere() }).toEqual({ width, barriers: [] })
    }
  }
  await showCode()
  await expectNoBarrier()
  await button(login.eid.cancel).click()
  await button(login.email.toggle).click()
  await main.getByRole('button', { name: login.email.submit, exact: true }).click()
  await expect.element(page.getByText(login.field.emailRequired).first()).toBeVisible()
  await expectNoBarrier()
})

test('in a scenario where no one has to act, the e-ID ends by itself and the login says why [X-034]', async () => {
  await visit({ scenario: 'eid-blocked', path: '/logga-in/' })
  // it ends after six seconds, and is in the app after three: a busy page might ask at neither
  await mock.call('PUT', '/clock', { mode: 'frozen' })
  await showCode()
  await mock.call('POST', '/clock/advance', { seconds: 4 })
  await expect.element(page.getByRole('status').filter({ hasText: login.hint.userSign })).toBeVisible()
  await mock.call('POST', '/clock/advance', { seconds: 3 })
  await expect.element(alertSaying(login.problem.bankidinvalid)).toBeVisible()
})

test.each([
  ['ssnnomatch', nb.problem.userssnnomatch],
  ['nopid', nb.problem.mustActivatePid],
  ['userexists', nb.problem.alreadyExists],
  ['objecterror', nb.problem.purchaseobjecterror],
  ['exception', nb.problem.general],
  ['bankidinvalid', nb.problem.bankidinvalid],
])('the error %s of the provider is told at the login in words of its own', async (error, words) => {
  await visit({ site: 'Jmno', path: `/logg-inn/?type=login#eident-error-${error}` })
  await expect.element(alertSaying(words)).toBeVisible()
})

test.each([
  ['for oneself', 'open-case', login.tab.private],
  ['for a board', 'open-board-case', login.tab.board],
])('the page on fault reports leads on to one %s, by way of the login', async (_, hash, tab) => {
  await visit({ path: '/kundservice/felanmalan/' })
  const link = () => document.querySelector<HTMLElement>(`main a[href$="#${hash}"]`)
  await expect.poll(link).not.toBeNull()
  link()?.click()
  const dialog = page.getByRole('dialog', { name: login.title })
  await expect.element(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
})
