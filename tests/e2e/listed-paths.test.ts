import type { Page } from '@playwright/test'
import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import register from '#src/features/register/messages.sv.json' with { type: 'json' }
import settings from '#src/features/settings/messages.sv.json' with { type: 'json' }
import { expect, on, test } from '#tests/support/journey.ts'
import { giveToken } from '#tests/support/log-in.ts'
import { readRequirements } from '#scripts/trace/requirements.ts'
import { texts } from '#tests/support/texts.ts'

const { app, login, myPages } = texts.sv

type Screen = [path: string, heading: string | RegExp, own: (page: Page) => ReturnType<Page['locator']>]

const main = (page: Page) => page.getByRole('main')
const region = (name: string) => (page: Page) => main(page).getByRole('region', { name, exact: true })
const heading = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('heading', { level: 2, name, exact: true })
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true })
const list = (name: string) => (page: Page) => main(page).getByRole('list', { name, exact: true })

const says = (words: string | RegExp) => (page: Page) => main(page).getByText(words)

/** Each path of the table, the heading of its screen, and one thing that only this screen has. */
const open: Screen[] = [
  ['/sok-bostad/', 'Bostäder till salu', button('Boarea')],
  ['/sok/', 'Sök på hela webbplatsen', says('Bostäder, sidor, nyheter och lediga jobb.')],
  ['/om-oss/sok/', 'Sök i Om oss', says(/^Sök bland rapporter, pressmeddelanden/)],
  ['/lokaler/', 'Lokaler att hyra', button('Typ av lokal')],
  ['/boka/', 'Boka din bostad', says(booking.end.nothingChosen)],
  ['/boka/info/', 'Så bokar du hemifrån', heading('Vad kostar det att boka?')],
  ['/boka/bokningsavtal/', 'Bokningsavtal', region(booking.contract.terms)],
  ['/logga-in/', 'Logga in', button(login.eid.otherDevice)],
  ['/skapa-konto/', 'Skapa konto', (page) => main(page).getByLabel(register.field.campaignCode)],
  ['/glomt-losenord/', 'Glömt lösenordet?', button('Skicka länk')],
  ['/samtycke/', 'Innan du går vidare', heading('Vad du säger ja till')],
  ['/karriar/', 'Bygg något som står kvar', heading('Frågor om att arbeta här')],
  ['/karriar/lediga-jobb/', 'Lediga jobb', list('Lediga jobb')],
  ['/maklar-objekt/', 'Mäklarobjekt', says('Hem som säljs av mäklare vi samarbetar med.')],
]

const own: Screen[] = [
  ['/mina-sidor/', /Amira/, heading('Nytt i dina ärenden')],
  ['/mina-sidor/mina-bostader/', 'Mina bostäder', heading('Köpta bostäder')],
  ['/mina-sidor/mina-installningar/', 'Mina inställningar', heading(settings.consents.title)],
  ['/mina-sidor/min-bostad/', 'Min bostad', heading('Planritning')],
  ['/mina-sidor/nyheter/', 'Nytt från huset', button('Bygge')],
  ['/mina-sidor/mina-avtal/', 'Mina avtal', heading('Väntar på dig')],
  ['/mina-sidor/sparade-sokningar/', 'Sparade sökningar', heading('Så fungerar bevakningen')],
  ['/mina-sidor/betalningar/', 'Betalningar', heading(myPages.payment.left)],
  ['/mina-sidor/arenden/', 'Ärenden', list('Dina ärenden')],
  ['/mina-sidor/tidslinje/', 'Tidslinje', list('Vägen till ditt nya hem')],
  ['/mina-sidor/kontakt/', 'Kontakter', heading('Elin Hedlund')],
  ['/mina-sidor/vip/', 'Din förtur', heading('Så använder du din förtur')],
  ['/mina-sidor/vip-visning/', 'VIP-visning', heading('Visningar för VIP')],
]

/** News, saved searches, settings, documents, VIP and its viewings, which open for a permitted user. */
const permitted = [
  'nyheter',
  'sparade-sokningar',
  'mina-installningar',
  'mina-avtal',
  'vip',
  'vip-visning',
].map((name) => `/mina-sidor/${name}/`)

/** A path shows its screen, and neither an error nor a page that is not there. */
async function shows(page: Page, [path, title, only]: Screen, baseURL: string | undefined): Promise<void> {
  await page.goto(on('localhost', path, baseURL))
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(only(page).first()).toBeVisible()
  await expect(page).toHaveURL(on('localhost', path, baseURL))
  for (const wrong of [app.failure.title, app.notFound.title])
    await expect(page.getByRole('heading', { name: wrong })).toHaveCount(0)
}

test('the paths walked here are the 27 that the specification lists for the main site', () => {
  const listed = readRequirements().filter(({ table, cells }) => table === 'R' && cells['Site'] === 'Jmse')
  const paths = listed.map(({ cells }) => (cells['Path / condition'] ?? '').replace(/ .*/, ''))
  expect(paths).toHaveLength(27)
  expect([...open, ...own].map(([path]) => path).toSorted()).toEqual(paths.toSorted())
})

test.describe('a path that anybody may see shows its screen [F-006]', () => {
  for (const screen of open)
    test(screen[0], async ({ page, baseURL }) => {
      await shows(page, screen, baseURL)
    })
})

test.describe('a path of My Pages shows its screen to whoever is logged in, and leads others to the login [F-006, F-090]', () => {
  for (const screen of own)
    test(`${screen[0]}${permitted.includes(screen[0]) ? ' [F-092]' : ''}`, async ({
      page,
      context,
      mock,
      baseURL,
    }) => {
      const address = on('localhost', screen[0], baseURL)
      await page.goto(address)
      await expect(main(page).getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible()
      await giveToken(context, mock, { persona: 'amira', origin: new URL(address).origin })
      await shows(page, screen, baseURL)
    })
})
