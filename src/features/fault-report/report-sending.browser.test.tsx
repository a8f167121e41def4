import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchedFetch } from '#src/api/watched-fetch.ts'
import { clearCookie } from '#src/lib/storage/cookies.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { reportIn } from './report-page.test-support.ts'

// the mock answers calls of fetch
vi.mock(import('#src/api/watched-fetch.ts'), () => ({
  watchedFetch: vi.fn((url: string, init: RequestInit) => fetch(url, init)),
}))

const { asked, mock, visit } = visits()

const width = 390
const { texts, t, ...report } = reportIn()
const submit = () => report.button(texts.button.submit)

beforeEach(() => void vi.mocked(watchedFetch).mockClear())

test('a report that is too large, refused or broken off, or whose new e-mail address is taken, leaves everything there, and one pressed twice is sent once [F-119, F-121, S-051, X-050, X-051]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await report.toSummary()
  for (const [rule, message] of [
    [{ status: 413 }, texts.refusal.filesTooLarge],
    [{ status: 429 }, texts.refusal.general],
    [{ status: 401 }, texts.refusal.loggedOut],
    [{ drop: true }, texts.refusal.offline],
  ] as const) {
    await mock.fault({ operationId: 'createCustomerCase', ...rule })
    await submit().click()
    await expect.element(report.told(message)).toBeVisible()
    await report.keepsAll()
    await mock.clearFaults()
  }
  // it looks the same with each message
  await report.isClean()
  vi.mocked(watchedFetch).mockClear()
  // the contact is changed from the summary, and on file before the report is sent
  const changeContact = async (fields: Record<string, string>) => {
    const part = texts.review.contact
    await report.button(t('fault-report.review.changePart', { part })).click()
    await report.fill(fields)
    await report.next()
    await report.isAt('summaryResident')
  }
  const changed = () => asked('/account_service/update')
  await changeContact({ email: 'jonas.wiklund@example.com', phone: '070-1740699' })
  await submit().click()
  await expect.element(report.told(texts.refusal.emailInUse)).toBeVisible()
  expect(watchedFetch).not.toHaveBeenCalled()
  await changeContact({ email: 'amira.nordin@example.com' })
  vi.mocked(watchedFetch).mockImplementationOnce((url, init) => {
    expect(changed()).toHaveLength(2)
    return fetch(url, init)
  })
  await submit().dblClick()
  await expect.element(report.dialog().getByRole('heading', { name: texts.sent.title })).toBeVisible()
  expect(changed()).toHaveLength(2)
  expect(watchedFetch).toHaveBeenCalledOnce()
  // a second report starts from what is on file now
  await report.button(texts.sent.startNew).click()
  expect((await report.field('phone')).value).toBe('070-1740699')
})

test('Back does not leave a report that is on its way, from the moment it is sent until it has come through or failed', async () => {
  await visit({ persona: 'amira', path: '/mina-sidor/arenden/', width })
  await page
    .getByRole('link', { name: t('errands.report') })
    .first()
    .click()
  await report.toSummary()
  const answer = Promise.withResolvers<Response>()
  vi.mocked(watchedFetch).mockReturnValueOnce(answer.promise)
  const back = () =>
    new Promise<void>((resolve) => {
      let moves = 0
      const count = () => {
        moves += 1
        if (moves < 2) return
        removeEventListener('popstate', count)
        resolve()
      }
      addEventListener('popstate', count)
      history.back()
    })
  // in the very task of the press, before anything is drawn
  ;(submit().element() as HTMLButtonElement).click()
  await back()
  await back()
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true')
  answer.resolve(new Response('<h1>Oops</h1>', { status: 500 }))
  await expect.element(report.told(texts.refusal.general)).toBeVisible()
  history.back()
  await expect.element(report.dialog()).not.toBeInTheDocument()
})

test('an answer that nobody foresaw is told like any other failure [X-051]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await report.toSummary()
  const headers = { 'content-type': 'text/html' }
  vi.mocked(watchedFetch).mockResolvedValueOnce(new Response('<h1>Oops</h1>', { status: 500, headers }))
  await submit().click()
  await expect.element(report.told(texts.refusal.general)).toBeVisible()
  await report.keepsAll()
  await report.send()
})

test('whose session ends while the report is written sends nothing as a stranger, logs in over it and sends it', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await report.toSummary()
  clearCookie('token')
  await submit().click()
  await expect.element(report.told(texts.refusal.loggedOut)).toBeVisible()
  expect(watchedFetch).not.toHaveBeenCalled()
  await mock.takeThePhone()
  await report.button(texts.logIn).click()
  await page.getByRole('button', { name: t('login.eid.otherDevice') }).click()
  await expect.element(page.getByRole('img', { name: t('login.waiting.qr') })).toBeVisible()
  await mock.approveAs('amira')
  await expect.element(page.getByRole('dialog', { name: t('login.title') })).not.toBeInTheDocument()
  await report.keepsAll()
  expect((await report.send()).authorization).toMatch(/^Bearer /)
})

test('an e-ID that cannot be started or asked about gives way to the login, which says so and tries nothing by itself; the report is still asked for [F-156, S-023, X-020]', async () => {
  await visit({ path: '/#open-case' })
  const dialog = page.getByRole('dialog', { name: t('login.title') })
  const start = dialog.getByRole('button', { name: t('login.eid.otherDevice') })
  await expect.element(start).toBeVisible()
  await mock.takeThePhone()
  const begun = () => asked('').filter(({ path }) => path.includes('account_service/login/'))
  const says = async () => {
    await start.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(t('login.problem.somethingWentWrong'))
    await expect.element(start).toBeVisible()
  }
  await mock.fault({ operationId: 'startLogin', status: 503 })
  await says()
  expect(begun()).toHaveLength(1)
  expect(await barriersHere({ modal: true })).toEqual([])
  await mock.clearFaults()
  await mock.fault({ operationId: 'getBankIdLoginStatus', status: 503 })
  await says()
  await mock.clearFaults()
  await start.click()
  await expect.element(dialog.getByRole('img', { name: t('login.waiting.qr') })).toBeVisible()
  await mock.approveAs('amira')
  await report.isAt('acceptTerms')
})

const { keyboard } = userEvent

/** Tabs on until something has the focus. */
async function reach(find: () => Element | null) {
  await expect.poll(find).not.toBeNull()
  for (let press = 0; press < 40 && document.activeElement !== find(); press++) await keyboard('{Tab}')
  expect(document.activeElement).toBe(find())
}

const byId = (name: string) => () => document.querySelector(`[role=dialog] #fault-${name}`)
const button = (name: string) => () => page.getByRole('button', { name, exact: true }).query()

/** Types a text over what a field holds. */
async function type(name: string, text: string) {
  await reach(byId(name))
  await keyboard(`{Control>}a{/Control}${text}`)
  expect((await report.field(name)).value).toBe(text)
}

/** Chooses with Space, as where nothing of a group is chosen yet. */
async function pick(find: () => Element | null) {
  await reach(find)
  await keyboard(' ')
}

const radio = (name: string | RegExp) => () => report.radio(name).query()

test('a board searches by keyboard alone, and leaves by Escape, which asks first [F-107, C-046]', async () => {
  await visit({ persona: 'karin', path: '/#open-board-case' })
  await report.isAt('acceptTerms')
  await pick(byId('acceptTerms'))
  await keyboard('{Enter}')
  await report.isAt('contactBoardMember')
  await pick(byId('other'))
  await type('otherFirstName', 'Noor')
  await type('otherLastName', 'Nordin')
  await type('otherEmail', 'noor@example.com')
  await keyboard('{Enter}')
  await report.isAt('searchResidence')
  await pick(radio(texts.place.dwelling))
  await keyboard('{ArrowDown}')
  await expect.element(report.radio(texts.place.shared)).toBeChecked()
  const searched = () => asked('').filter(({ body, answer }) => body.includes('"Solbrunn"') && answer)
  await reach(() => report.dialog().getByRole('searchbox').query())
  await keyboard('Solbrunn')
  // what a part of the name has found goes away while the whole of it is searched
  await expect.poll(() => searched().length).toBeGreaterThan(0)
  await pick(radio(/Solbrunnsvägen 10/))
  await keyboard('{Enter}')
  await report.isAt('publicProblemArea')
  await keyboard('{Escape}')
  await reach(button(texts.cancel.leave))
  await keyboard('{Enter}')
  await expect.element(report.dialog()).not.toBeInTheDocument()
})

test('a board without management writes its association and address by keyboard alone [F-168]', async () => {
  await visit({ persona: 'birgitta', path: '/#open-board-case' })
  const heading = report.dialog().getByRole('heading', { name: texts.noManagement.title })
  await expect.element(heading).toHaveFocus()
  await reach(button(texts.noManagement.continue))
  await keyboard('{Enter}')
  await report.isAt('acceptTerms')
  await pick(byId('acceptTerms'))
  await keyboard('{Enter}')
  await report.isAt('contactNoManagement')
  await reach(byId('email'))
  await keyboard('{Enter}')
  await report.isAt('compound')
  await type('compoundName', 'Brf Rundelen')
  await pick(byId('isMember'))
  await keyboard('{Enter}')
  await report.isAt('estateAddress')
  await pick(radio(texts.place.dwelling))
  await type('object', '1102')
  await reach(button(texts.address.objectHelp))
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await type('address', 'Rundelsvägen 3')
  await type('zipCode', '169 70')
  await type('city', 'Solna')
  await keyboard('{Enter}')
  await report.isAt('problemArea')
})

test('a screen reader meets the steps in the order of the screen: where one is, the question, what is wrong, the answer, the ways on', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width: 1440 })
  await report.toPlace()
  await report.radio(texts.place.dwelling).click()
  await report.next()
  await expect.element(report.dialog()).toMatchAriaInlineSnapshot(`
    - dialog "Felanmälan":
      - complementary:
        - list "Alla steg":
          - listitem: /Dina uppgifter.*klart/
          - listitem: /Bostad/
      - text: Steg 2 av 6
      - button "Avbryt"
      - heading "Vilken bostad gäller det?" [level=2]
      - alert:
        - list:
          - listitem:
            - link "Vänligen välj en adress för att gå vidare med din felanmälan."
      - radiogroup "Gäller felet lägenheten eller ett gemensamt utrymme?":
        - radio /Lägenheten/ [checked]
        - radio /Gemensamt/
      - radiogroup "Välj adress":
        - radio /Ekbacksgatan 4 B/
        - radio /Annan bostad/
      - button "Föregående"
      - button "Nästa"
  `)
  await report.radio(/Ekbacksgatan 4 B/).click()
  await report.next()
  await report.choose('Hall')
  await report.choose('Garderob')
  await report.isAt('description')
  await expect.element(report.dialog()).toMatchAriaInlineSnapshot(`
    - dialog "Felanmälan":
      - heading "Berätta vad som har hänt" [level=2]
      - textbox "Beskrivning"
      - region "Bilder och filer (frivilligt)":
        - button "Ta bild eller välj filer"
      - button "Föregående"
      - button "Nästa"
  `)
})
