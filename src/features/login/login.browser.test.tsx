import { UnsecuredJWT } from 'jose'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { LoginRefusedResult, LoginStatusReply } from '#gen/account_service/model.ts'
import { readToken, removeToken } from '#src/api/session/token.ts'
import type { LoginTab } from '#src/domain/eid/login/login-entry.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Site } from '#src/sites/site.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { LoginPanel } from './login-panel.tsx'
import { DeveloperForm } from './password/developer-form.tsx'
import type { LoginView } from './private-login.tsx'

const email = 'POST /account_service/login/email'
const forgot = 'POST /system/user/forgotpassword'
const user = 'GET /account_service/user'
const token = new UnsecuredJWT({ sub: 'u-1' }).setExpirationTime('1h').encode()
const onLoggedIn = vi.fn()

beforeEach(() => {
  onLoggedIn.mockReset()
  removeToken()
})
afterEach(async () => {
  await cleanup()
  removeToken()
  vi.unstubAllGlobals()
})

function Panel({ view: first = 'bankid', tab: firstTab = 'private' }: { view?: LoginView; tab?: LoginTab }) {
  const [tab, setTab] = useState<LoginTab>(firstTab)
  const [view, setView] = useState<LoginView>(first)
  const links = { registerUrl: '/skapa-konto/', financePortalUrl: 'https://ekonomi.example/' }
  return (
    <LoginPanel tab={tab} onTab={setTab} view={view} onView={setView} links={links} onLoggedIn={onLoggedIn} />
  )
}

const show = (site: Site = jmse, props: Parameters<typeof Panel>[0] = {}) =>
  renderIn(site, <Panel {...props} />)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })

/** How far from the text before it something stands, in pixels beyond a space. */
function gapBefore(part: Element): number {
  const before = document.createRange()
  if (part.previousSibling) before.selectNode(part.previousSibling)
  return part.getBoundingClientRect().left - before.getBoundingClientRect().right
}

async function sendEmail() {
  await field('E-post').fill('amira.nordin@example.com')
  await field('Lösenord').fill('hemligt-ord')
  await button('Logga in').click()
}

test('a browser that keeps no cookies is told so, since nobody stays logged in there [F-061]', async () => {
  answerCalls({ [email]: () => ({ status: 'ok', result: 'Ok', token }) })
  const cookies = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {})
  await show(jmse, { view: 'email' })
  await sendEmail()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/sparar inga kakor/)
  expect(onLoggedIn).not.toHaveBeenCalled()
  cookies.mockRestore()
})

test('there are two tabs, in the words of the site [F-061, X-063, E-037]', async () => {
  await show()
  const tabs = page.getByRole('tab')
  await expect
    .poll(() => tabs.elements().map(({ textContent }) => textContent))
    .toEqual(['Mina sidor', 'Styrelseportal'])
  await cleanup()
  await show(jmno)
  await expect
    .poll(() => tabs.elements().map(({ textContent }) => textContent))
    .toEqual(['Mine sider', 'Styreportal'])
})

test('e-ID comes first, and e-mail and password are one press away, there and back [F-062, E-038]', async () => {
  await show()
  const email = button('Logga in med e-post')
  const lastWord = email.getByText('e-post', { exact: true })
  await expect.element(lastWord).toHaveClass('whitespace-nowrap')
  expect(gapBefore(lastWord.element())).toBeLessThan(1)
  await email.click()
  await expect.element(field('Lösenord')).toBeVisible()
  await button('Logga in med e-legitimation').click()
  await expect.element(button('Öppna e-legitimationen')).toBeVisible()
})

test('one can create an account or go to the finance portal [F-064, G-022]', async () => {
  await show()
  await expect
    .element(page.getByRole('link', { name: 'Skapa konto' }))
    .toHaveAttribute('href', '/skapa-konto/')
  const finance = page.getByRole('link', { name: 'Till ekonomiportalen' })
  await expect.element(finance).toHaveAttribute('href', 'https://ekonomi.example/')
})

test('an empty form names what is missing, takes the focus there, and sends nothing [V-011]', async () => {
  const asked = answerCalls({})
  await show(jmse, { view: 'email' })
  await button('Logga in').click()
  const summary = page.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'Skriv ditt lösenord.' }).click()
  await expect.element(field('Lösenord')).toHaveFocus()
  await expect.element(field('Lösenord')).toHaveAccessibleDescription('Skriv ditt lösenord.')
  await expect.element(field('E-post')).toHaveAccessibleDescription('Skriv din e-postadress.')
  expect(asked).toEqual([])
})

test('e-mail and password log in, on this site [C-006, N-014]', async () => {
  const asked = answerCalls({
    [email]: () => ({ status: 'ok', result: 'Ok', token }),
    [user]: () => ({ id: 'u-1', firstName: 'Amira' }),
  })
  await show(jmse, { view: 'email' })
  await sendEmail()
  await expect.poll(() => onLoggedIn).toHaveBeenCalledOnce()
  expect(asked[0]?.body).toEqual({ email: 'amira.nordin@example.com', password: 'hemligt-ord', siteId: 1 })
  expect(readToken()?.raw).toBe(token)
})

test('a wrong password is told at the field, and nothing typed is lost [X-006]', async () => {
  answerCalls({
    [email]: () => ({ status: 'error', result: 'InvalidEmailLoginInput', errorCode: 'loginfailed' }),
  })
  await page.viewport(640, 400)
  await show(jmse, { view: 'email' })
  await field('E-post').fill('amira.nordin@example.com')
  await field('Lösenord').fill('hemligt-ord')
  window.scrollTo(0, 0)
  const toFoot = innerHeight - field('Lösenord').element().getBoundingClientRect().bottom
  document.body.style.paddingTop = `${toFoot}px`
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Lösenord')).toHaveAccessibleDescription(/stämmer inte överens/)
  await expect.element(page.getByText(/stämmer inte överens/)).toBeInViewport({ ratio: 1 })
  await expect.element(field('Lösenord')).toHaveFocus()
  await expect.element(field('Lösenord')).toHaveValue('hemligt-ord')
  await expect.element(field('E-post')).toHaveValue('amira.nordin@example.com')
})

test.each<[string, LoginRefusedResult, RegExp]>([
  ['X-002', 'InvalidCampaignCode', /Kampanjkoden stämmer inte/],
  ['X-003', 'MustActivatePid', /Aktivera ditt personliga id/],
  ['X-005', 'InvalidInput', /Uppgifterna stämmer inte/],
  ['X-007', 'MustLoginWithBankId', /loggar in med e-legitimation/],
  ['X-008', 'SsnNotFound', /inget konto med ditt personnummer/],
  ['X-010', 'UserAlreadyExists', /redan ett konto/],
  ['X-014', 'Error', /kunde inte slutföras/],
])('a login that is refused says why where one is [%s, F-075]: %s', async (_, result, words) => {
  const refused: LoginStatusReply = { status: 'error', result }
  answerCalls({ [email]: () => refused })
  await show(jmse, { view: 'email' })
  await sendEmail()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  expect(onLoggedIn).not.toHaveBeenCalled()
})

test.each<[string, () => Response]>([
  ['an empty answer', () => new Response(null, { status: 200 })],
  ['a server that is down', () => Response.json({ title: 'Down' }, { status: 503 })],
])('%s is told as "something went wrong" [X-001]', async (_, answer) => {
  answerCalls({ [email]: answer })
  await show(jmse, { view: 'email' })
  await sendEmail()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Något gick fel/)
})

test('a token whose person cannot be read logs nobody in', async () => {
  answerCalls({
    [email]: () => ({ status: 'ok', result: 'Ok', token }),
    [user]: () => Response.json({ title: 'Gone' }, { status: 404 }),
  })
  await show(jmse, { view: 'email' })
  await sendEmail()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Något gick fel/)
  expect(readToken()).toBeUndefined()
})

test('a purchase under way is shown, with the way back to it [X-011]', async () => {
  const ongoingBusiness = {
    siteId: 1,
    objectId: 'obj-1',
    name: 'Brf Strandängen, C-1403',
    url: '/boka/?id=1',
  }
  answerCalls({
    [email]: () => ({ status: 'ok', result: 'HasOngoingBusiness', token, ongoingBusiness }),
    [user]: () => ({ id: 'u-1' }),
  })
  await show(jmse, { view: 'email' })
  await sendEmail()
  await expect.element(page.getByText(/påbörjat köp av Brf Strandängen, C-1403/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Fortsätt köpet' }))
    .toHaveAttribute('href', '/boka/?id=1')
  expect(onLoggedIn).not.toHaveBeenCalled()
  await button('Inte nu').click()
  expect(onLoggedIn).toHaveBeenCalledOnce()
})

test('who forgot the password gets a link, and a hint if none arrives [F-063, S-024, V-010, C-025]', async () => {
  const asked = answerCalls({ [forgot]: () => new Response(null, { status: 204 }) })
  await show(jmse, { view: 'email' })
  await button('Glömt lösenordet?').click()
  await field('E-post').fill('amira')
  await button('Skicka länk').click()
  await expect.element(field('E-post')).toHaveAccessibleDescription(/hel e-postadress/)
  expect(asked).toEqual([])

  await field('E-post').fill(' amira.nordin@example.com ')
  await button('Skicka länk').click()
  await expect.element(page.getByText(/Om amira.nordin@example.com finns hos oss/)).toBeVisible()
  await expect.element(page.getByText(/skräpposten/)).toBeVisible()
  expect(asked[0]?.body).toMatchObject({ email: 'amira.nordin@example.com' })

  await button('Skicka igen').click()
  await expect.element(field('E-post')).toHaveValue('amira.nordin@example.com')
  await button('Tillbaka till inloggningen').click()
  await expect.element(field('Lösenord')).toBeVisible()
})

test('somebody on several boards chooses the association, by the token of the question [F-069, S-025, X-012, X-067, C-008]', async () => {
  const board = new UnsecuredJWT({ sub: 'u-2' }).setExpirationTime('1h').encode()
  const associations = [
    { id: 'brf-1', name: 'Brf Ankarspelet 1' },
    { id: 'brf-2', name: 'Brf Vassbågen' },
  ]
  const expiresAt = new Date(Date.now() + 180_000).toISOString()
  const asked = answerCalls({
    'POST /account_service/login/bank_id/start': () => ({
      flow: 'app',
      session: 'ses-1',
      autoStartToken: crypto.randomUUID(),
      qrData: `bankid.${crypto.randomUUID()}.0.${'ab'.repeat(32)}`,
      expiresAt,
    }),
    'GET /account_service/login/bank_id/status/board_member/ses-1': () => ({
      status: 'authorized',
      result: 'ChooseBoardMember',
      choiceToken: 'choice.to.ken',
      associations,
    }),
    'GET /account_service/login/bank_id/status/board_member/select/brf-2': () => ({
      status: 'ok',
      result: 'Ok',
      token: board,
    }),
    [user]: () => ({ id: 'u-2', brfAccount: { id: 'brf-2', name: 'Brf Vassbågen' } }),
  })
  await show(jmse, { tab: 'board' })
  await button('Använd en annan enhet').click()
  await expect
    .element(page.getByRole('heading', { name: 'Vilken förening vill du logga in som?' }))
    .toHaveFocus()
  await expect.element(button('Avbryt inloggning')).toBeVisible()

  await button('Fortsätt').click()
  const group = page.getByRole('radiogroup')
  await expect.element(group).toHaveAccessibleDescription('Välj en förening.')

  await page.getByRole('radio', { name: 'Brf Vassbågen' }).click()
  await userEvent.dblClick(button('Fortsätt'))
  await expect.poll(() => onLoggedIn).toHaveBeenCalledOnce()
  const selected = asked.filter(({ call }) => call.endsWith('/select/brf-2'))
  expect(selected.map(({ bearer }) => bearer)).toEqual(['choice.to.ken'])
  expect(readToken()?.raw).toBe(board)
})

test('a typed personal number stands in for the e-ID [F-065]', async () => {
  const onSend = vi.fn(() => Promise.resolve())
  await renderIn(jmse, <DeveloperForm onSend={onSend} />)
  await page.getByText('För utvecklare').click()
  const number = page.getByLabelText('Personnummer', { exact: true })
  await number.fill('1990')
  await page.getByRole('button', { name: 'Logga in utan app' }).click()
  await expect.element(number).toHaveAccessibleDescription(/tio eller tolv siffror/)
  expect(onSend).not.toHaveBeenCalled()

  await number.fill('19900101-2385')
  await page.getByRole('button', { name: 'Logga in utan app' }).click()
  await expect.poll(() => onSend).toHaveBeenCalledWith('19900101-2385')
})
