import type { Locator, Page } from '@playwright/test'
import booking from '#src/screens/booking/messages.sv.json' with { type: 'json' }
import register from '#src/screens/register/messages.sv.json' with { type: 'json' }
import settings from '#src/screens/settings/messages.sv.json' with { type: 'json' }
import vip from '#src/screens/vip/messages.sv.json' with { type: 'json' }
import { readRequirements } from '#scripts/trace/requirements.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { login, myPages } = texts.sv

/** The paths that the specification lists for the main site, as table R has them. */
export const listedPaths = (): string[] =>
  readRequirements()
    .filter(({ table, cells }) => table === 'R' && cells['Site'] === 'Jmse')
    .map(({ cells }) => (cells['Path / condition'] ?? '').replace(/ .*/, ''))

type Own = (page: Page) => Locator

const main = (page: Page) => page.getByRole('main')
const region =
  (name: string): Own =>
  (page) =>
    main(page).getByRole('region', { name, exact: true })
const heading =
  (name: string): Own =>
  (page) =>
    main(page).getByRole('heading', { level: 2, name, exact: true })
const button =
  (name: string): Own =>
  (page) =>
    main(page).getByRole('button', { name, exact: true })
const link =
  (name: string): Own =>
  (page) =>
    main(page).getByRole('link', { name, exact: true })
const list =
  (name: string): Own =>
  (page) =>
    main(page).getByRole('list', { name, exact: true })
const says =
  (words: string | RegExp): Own =>
  (page) =>
    main(page).getByText(words)

/** One thing of each listed screen that no other screen has. */
export const listedScreens: ReadonlyMap<string, Own> = new Map([
  ['/sok-bostad/', button('Boarea')],
  ['/sok/', says('Bostäder, sidor, nyheter och lediga jobb.')],
  ['/om-oss/sok/', says(/^Sök bland rapporter, pressmeddelanden/)],
  ['/lokaler/', button('Typ av lokal')],
  ['/boka/', says(booking.end.nothingChosen)],
  ['/boka/info/', heading('Vad kostar det att boka?')],
  ['/boka/bokningsavtal/', region(booking.contract.terms)],
  ['/logga-in/', button(login.eid.otherDevice)],
  ['/skapa-konto/', (page) => main(page).getByLabel(register.field.campaignCode)],
  ['/glomt-losenord/', button('Skicka länk')],
  ['/samtycke/', heading('Vad du säger ja till')],
  ['/karriar/', heading('Frågor om att arbeta här')],
  ['/karriar/lediga-jobb/', list('Lediga jobb')],
  ['/maklar-objekt/', says('Hem som säljs av mäklare vi samarbetar med.')],
  ['/mina-sidor/', heading('Nytt i dina ärenden')],
  ['/mina-sidor/mina-bostader/', heading('Köpta bostäder')],
  ['/mina-sidor/mina-installningar/', heading(settings.consents.title)],
  ['/mina-sidor/min-bostad/', heading('Planritning')],
  ['/mina-sidor/nyheter/', link('Bygge')],
  ['/mina-sidor/mina-avtal/', heading('Väntar på dig')],
  ['/mina-sidor/sparade-sokningar/', heading('Så fungerar bevakningen')],
  ['/mina-sidor/betalningar/', heading(myPages.payment.left)],
  ['/mina-sidor/arenden/', list('Dina ärenden')],
  ['/mina-sidor/tidslinje/', list('Vägen till ditt nya hem')],
  ['/mina-sidor/kontakt/', heading('Elin Hedlund')],
  ['/mina-sidor/vip/', heading('Så använder du din förtur')],
  ['/mina-sidor/vip-visning/', region(vip.title.unpaid)],
])
