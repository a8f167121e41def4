import type { Page } from '@playwright/test'
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { menuOf, openMyPage, part, opensPaper } from '#tests/support/my-pages.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { myPages: sv, login } = texts.sv

/** What keeps search engines away from a page. */
const robots = (page: Page) => page.locator('meta[name="robots"]')
const rows = (page: Page, name: string) => part(page, name).getByRole('listitem')

// each state is looked through for barriers
test.slow()

test('the menu leads to each page of My Pages, which says in it that it is the one [F-087]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/')
  const entries = [
    [sv.menu.overview, /Amira/],
    [sv.menu.residence, 'Min bostad'],
    [sv.menu.errands, 'Ärenden'],
    [sv.menu.documents, 'Mina avtal'],
    [sv.menu.payments, 'Betalningar'],
    [sv.menu.residences, 'Mina bostäder'],
    [sv.menu.contacts, 'Kontakter'],
    [sv.menu.vip, 'Din förtur'],
  ] as const
  await expect(menuOf(page)).toHaveCount(entries.length)
  for (const [name, heading] of entries) {
    const entry = menuOf(page).filter({ hasText: new RegExp(`^${name}`) })
    await entry.press('Enter')
    await expect(pageHeading(page)).toHaveText(heading)
    await expect(entry).toHaveAttribute('aria-current', 'page')
  }
})

test('the overview leads to the home, the whole timeline, all news, all documents and what to pay [F-087, Q-025]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/')
  const ways = [
    [sv.home.open, 'Min bostad'],
    [sv.timeline.all, 'Tidslinje'],
    [sv.news.all, 'Nytt från huset'],
    [sv.documents.all, 'Mina avtal'],
    [sv.payment.pay, 'Betalningar'],
  ] as const
  for (const [name, heading] of ways) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).press('Enter')
    await expect(pageHeading(page)).toHaveText(heading)
    // each page takes the focus a moment after it is seen, and would have the next key
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(pageHeading(page)).toHaveText(/Amira/)
    await expect(menuOf(page).first()).toHaveAttribute('aria-current', 'page')
  }
})

test('My residence shows the facts, the plan, the papers, the people and the pictures of the home [R-013, T-042]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/min-bostad/')
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  const home = part(page, 'Brf Strandängen, C-1403')
  for (const fact of ['Adress', 'Lägenhetsnummer', sv.home.guarantee])
    await expect(home.getByText(fact, { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: sv.timeline.label }).getByRole('listitem')).toHaveCount(5)
  await expect(part(page, sv.home.plan).getByRole('img')).toBeVisible()
  await expect(rows(page, sv.documents.title)).toHaveCount(4)
  await expect(part(page, sv.contacts.title).getByRole('link', { name: 'elin.hedlund@' })).toBeVisible()
  await expect.poll(() => part(page, sv.home.pictures).getByRole('img').count()).toBeGreaterThan(3)
  expect(await barriers(page)).toEqual([])
})

test('somebody without a home of their own has no entry for it, and its address no page [F-163]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'jonas', '/mina-sidor/')
  await expect(menuOf(page).filter({ hasText: sv.menu.residence })).toHaveCount(0)
  await page.goto(on('localhost', '/mina-sidor/min-bostad/', baseURL))
  await expect(pageHeading(page)).toHaveText('Sidan finns inte')
})

test('nobody who takes over a home is shown documents, nor the entry that leads to them [F-164]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'oskar', '/mina-sidor/')
  await expect(menuOf(page).filter({ hasText: sv.menu.residence })).toBeVisible()
  await expect(menuOf(page).filter({ hasText: sv.menu.documents })).toHaveCount(0)
  await page.goto(on('localhost', '/mina-sidor/mina-avtal/', baseURL))
  await expect(page.getByText(sv.empty.documents)).toBeVisible()
})

test('a buyer finds the people to turn to, and a board those who look after its house [R-020, T-045, T-046, F-088]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/kontakt/')
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Elin Hedlund' })).toBeVisible()
  await expect(main.getByRole('link', { name: '08-465 004 20' })).toHaveAttribute('href', 'tel:0846500420')
  await expect(main.getByText('Fastighetsmäklare, Nacka')).toBeVisible()
  await expect(main.getByRole('link', { name: '08-465 004 10' })).toHaveAttribute('href', 'tel:0846500410')
  expect(await barriers(page)).toEqual([])

  await openMyPage({ page, mock, baseURL }, 'karin', '/mina-sidor/')
  await expect(menuOf(page)).toHaveText([sv.menu.overview, sv.menu.errands, sv.menu.contacts])
  await menuOf(page).last().press('Enter')
  await expect(pageHeading(page)).toHaveText('Styrelsens kontakter')
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(main.getByText('Fastighetsmäklare')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
})

test('news are narrowed by what they are about and read one by one, by a board too; without any the page says so [R-014, T-047, T-070]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/nyheter/')
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  const list = page.getByRole('list', { name: 'Nytt från huset' }).getByRole('listitem')
  await expect.poll(() => list.count()).toBeGreaterThan(10)
  const all = await list.count()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Gården', exact: true }).press('Enter')
  await expect.poll(() => list.count()).toBeLessThan(all)
  await list.getByRole('link', { name: /växthus/ }).press('Enter')
  await expect(pageHeading(page)).toHaveText(/växthus/)
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  expect(await barriers(page)).toEqual([])

  await openMyPage({ page, mock, baseURL }, 'karin', '/mina-sidor/')
  await page.getByRole('link', { name: sv.news.all }).press('Enter')
  await expect(list).toHaveCount(all)

  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/nyheter/', {
    scenario: 'nothing-published',
  })
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/^Här finns inget/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test(
  'a document that waits leads to its own page, where it can be read; a signed one to the page that says so [R-015, F-094, CI-011, T-039, T-040]',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/mina-avtal/')
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(rows(page, sv.documents.waiting)).toHaveText(/Tilläggsavtal för inredning.*signatur/)
    await expect(rows(page, sv.documents.rest).filter({ hasText: 'Förhandsavtal' })).toHaveText(
      /Signerat \d{4}-/,
    )
    await expect(rows(page, sv.documents.rest).filter({ hasText: 'Planritning' })).toHaveText(/PDF, /)
    expect(await barriers(page)).toEqual([])

    const name = 'Tilläggsavtal för inredning'
    await page.getByRole('link', { name: filled(sv.documents.actOn.sign, { name }) }).press('Enter')
    await expect(page).toHaveURL(/\/mina-avtal\/signera\/[^/]+\/$/)
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(part(page, name).getByText(sv.documents.waits.sign)).toBeVisible()
    await opensPaper(page, part(page, name).getByRole('link', { name: sv.documents.read }))
    expect(await barriers(page)).toEqual([])

    await page.goto(on('localhost', '/mina-sidor/mina-avtal/klart/', baseURL))
    await expect(part(page, 'Förhandsavtal').getByText(/^Signerat \d{4}-/)).toBeVisible()
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(rows(page, sv.documents.waitingToo)).toHaveText(/Tilläggsavtal för inredning/)
    expect(await barriers(page)).toEqual([])
  },
)

test('a first VIP fee is told as the first, with what to pay it by, and its invoice once it is sent [R-017, F-095, T-048, CI-013]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'saga', '/mina-sidor/betalningar/')
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  const fee = rows(page, sv.payment.left)
  await expect(fee).toHaveText(
    new RegExp(`${sv.payment.vipFirst}.*OCR-nummer \\d+.*${sv.payment.status.NotPaid}`),
  )
  const card = part(page, sv.payment.vip)
  await expect(card.getByText(/^500\skr$/)).toBeVisible()
  await expect(card.getByText(new RegExp(`^${sv.payment.vipFirst}, senast`))).toBeVisible()
  await expect(card.getByText(/^OCR-nummer \d+$/)).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await openMyPage({ page, mock, baseURL }, 'saga', '/mina-sidor/betalningar/', {
    scenario: 'vip-invoice-sent',
  })
  await expect(fee).toHaveText(new RegExp(sv.payment.status.NotPaidSent))
  await opensPaper(page, card.getByRole('link', { name: sv.payment.invoice }))

  await openMyPage({ page, mock, baseURL }, 'viggo', '/mina-sidor/betalningar/')
  await expect(rows(page, sv.payment.paid)).toHaveText(/Avgift för VIP.*Betald/)
  await expect(part(page, sv.payment.left)).toHaveCount(0)
  await expect(card).toHaveCount(0)
})

test('a buyer sees what is left to pay and what is paid, the parts of the home among them [R-017, CI-013]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/betalningar/')
  await expect(rows(page, sv.payment.left)).toHaveText([/Avgift för VIP/, /Slutbetalning/])
  await expect(rows(page, sv.payment.paid)).toHaveText([/Förskott.*Betald/, /Bokningsavgift.*Betald/])
  const invoice = page.getByRole('link', { name: filled(sv.payment.invoiceOf, { what: 'Förskott' }) })
  await expect(invoice).toHaveAttribute('href', /\.pdf$/)
  expect(await barriers(page)).toEqual([])
})

test('the timeline tells the five steps to the keys, and each leads to its own page [R-019, F-091, T-050]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/tidslinje/')
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  const steps = page.getByRole('list', { name: sv.timeline.label }).getByRole('listitem')
  const names = ['Avtal', 'Inredningsval', 'Besiktning', 'Slutbetalning', 'Inflyttning']
  await expect(steps).toHaveText(names.map((name) => new RegExp(name)))
  await expect(steps.nth(1)).toContainText(sv.timeline.done)
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(4)).toContainText(sv.timeline.coming)
  await expect(page.getByText(/^Om \d+ dagar får du nycklarna till C-1403\.$/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  for (const name of names) {
    await steps.getByRole('link', { name, exact: true }).press('Enter')
    await expect(pageHeading(page)).toHaveText(name)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(steps.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  expect(await barriers(page)).toEqual([])
})

test('a visitor who opens a page of My Pages meets the login, and comes to that page after it [F-090]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const pages = {
    'min-bostad': 'Min bostad',
    kontakt: 'Kontakter',
    nyheter: 'Nytt från huset',
    'mina-avtal': 'Mina avtal',
    betalningar: 'Betalningar',
    tidslinje: 'Tidslinje',
  }
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(on('localhost', `/mina-sidor/${path}/`, baseURL))
    await expect(page).toHaveURL(new RegExp(`/logga-in/\\?referrer=.*${path}`))
    await page.getByRole('button', { name: login.email.toggle }).press('Enter')
    await page.getByRole('textbox', { name: login.email.email }).fill('amira.nordin@example.com')
    const password = page.getByLabel(login.email.password, { exact: true })
    await password.fill('hemligt-ord')
    await password.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/mina-sidor/${path}/$`))
    await expect(pageHeading(page)).toHaveText(heading)
    await expect(menuOf(page).first()).toBeVisible()
    await page.context().clearCookies({ name: 'token' })
  }
})
