import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import embedNb from '#src/screens/embed/messages.nb.json'
import embedSv from '#src/screens/embed/messages.sv.json'
import type { EmbedMessage } from './host/post-to-host.ts'
import faultNb from '#src/features/fault-report/messages.nb.json'
import faultSv from '#src/features/fault-report/messages.sv.json'
import login from '#src/features/login/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import app from '#src/app/messages.sv.json'

const { mock, visit } = visits()

const t = translated('sv')
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

/** What the view has told the page around it: these tests stand in a frame themselves. */
let heard: EmbedMessage[]
beforeEach(() => {
  heard = []
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: EmbedMessage) => {
    heard.push(message)
  })
})

async function logInByEmail(password: string) {
  await page.getByLabelText(login.email.email, { exact: true }).fill('amira.nordin@example.com')
  await page.getByLabelText(login.email.password, { exact: true }).fill(password)
  await button(login.email.submit).click()
}

test('a login in a frame has nothing of the portal around it, nor a barrier with its error or after it [F-122, R-073]', async () => {
  await visit({ path: '/embed/plain/?referrer=/mina-sidor/kontakter/' })
  await expect.element(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'dialog'])
    await expect.element(page.getByRole(role)).not.toBeInTheDocument()
  expect(await barriersHere()).toEqual([])
  await button(login.email.toggle).click()
  await logInByEmail('fel')
  await expect.element(page.getByText(login.problem.emailLoginFailed).first()).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await logInByEmail('hemligt-ord')
  await expect.element(heading(embedSv.loggedIn.title)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  const goal = '/mina-sidor/kontakter/'
  await expect.poll(() => heard).toContainEqual({ embed: 'plain', event: 'logged-in', as: 'private', goal })
  await expect.element(link(embedSv.loggedIn.goOn)).toHaveAttribute('href', goal)
  await expect.element(link(embedSv.loggedIn.goOn)).toHaveAttribute('target', '_top')
})

test('each login form is what its name says: e-mail first, private persons alone, or with the boards [F-122, E-057]', async () => {
  const show = async (view: string) => {
    await cleanup()
    await visit({ path: `/embed/${view}/` })
  }
  const tabs = page.getByRole('tab')
  await show('case-management-private')
  await expect.element(button(login.eid.otherDevice)).toBeVisible()
  await expect.element(tabs).not.toBeInTheDocument()
  await show('case-management')
  await expect.element(tabs).toHaveLength(2)
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([login.tab.private, login.tab.board])
  await expect.element(link(login.links.register)).not.toBeInTheDocument()
  await show('email')
  await expect.element(page.getByLabelText(login.email.email, { exact: true })).toBeVisible()
  await expect.element(tabs).not.toBeInTheDocument()
  await expect.element(link(login.links.register)).toHaveAttribute('href', '/skapa-konto/')
})

test('without a login the report in a frame asks who reports; closed, it says so and can be opened again [F-122, P-025, Q-042]', async () => {
  await visit({ site: 'Jmno', path: '/embed/case-management-norway/' })
  const terms = page.getByRole('heading', { level: 2, name: faultNb.heading.acceptTerms })
  await expect.element(terms).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await button(faultNb.cancel.button).first().click()
  await expect.element(heading(embedNb.closed.report)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ event: 'closed' }))
  await button(embedNb.closed.startReport).click()
  await expect.element(terms).toBeVisible()
})

test('an account without an e-ID gets one in the frame, the host is told, and the report goes on [F-117, F-122, S-027]', async () => {
  await mock.call('PUT', '/eid/behaviour', { mode: 'auto', personaId: 'lucas', delaySeconds: 0 })
  await visit({ persona: 'tove', path: '/embed/update-bank-id/' })
  await expect.element(heading(faultSv.bankid.title)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await button(faultSv.bankid.start).click()
  await expect.element(heading(faultSv.bankid.done)).toBeVisible()
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ event: 'bank-id-added' }))
  await button(faultSv.bankid.continue).click()
  await expect.element(heading(faultSv.heading.acceptTerms)).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('an account that has its e-ID is told so in the frame, in which nothing is torn of a picture that does not come [F-122]', async () => {
  await visit({ persona: 'amira', path: '/embed/update-bank-id-done/' })
  await expect.element(heading(embedSv.bankid.title)).toBeVisible()
  const picture = Object.assign(new Image(), { alt: 'Fyravåningshus', src: 'data:image/png,none' })
  page.getByRole('main').element().append(picture)
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0)
  expect(await barriersHere()).toEqual([])
})

test('a view that its site does not have is not there', async () => {
  await visit({ path: '/embed/case-management-norway/' })
  await expect.element(heading(app.notFound.title)).toBeVisible()
})

test('the page about embedding gives the code of each view, and fits a phone [F-122, R-073]', async () => {
  await visit({ path: '/embed/', width: 320 })
  await expect.element(page.getByRole('heading', { level: 1, name: embedSv.guide.title })).toBeVisible()
  const views = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(views).toEqual(expect.arrayContaining(['case-management', 'plain', 'case-management-sweden']))
  const code = page.getByRole('region', { name: t('embed.guide.code', { name: 'email' }), exact: true })
  await expect
    .element(code)
    .toMatchTextContent(/^<iframe src="http:\/\/localhost:\d+\/embed\/email\/" title="Logga in"/)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(await barriersHere()).toEqual([])
})
