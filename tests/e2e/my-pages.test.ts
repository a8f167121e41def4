import type { Page } from '@playwright/test'
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { menuOf, part, opensPaper } from '#tests/support/my-pages.ts'
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
  journey,
}) => {
  await journey({ persona: 'amira', path: '/mina-sidor/' })
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
  journey,
}) => {
  await journey({ persona: 'amira', path: '/mina-sidor/' })
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

test('a board finds those who look after its house, and no sellers [R-020, T-046, F-088]', async ({
  page,
  journey,
}) => {
  const main = page.getByRole('main')
  await journey({ persona: 'karin', path: '/mina-sidor/' })
  await expect(menuOf(page)).toHaveText([sv.menu.overview, sv.menu.errands, sv.menu.contacts])
  await menuOf(page).last().press('Enter')
  await expect(pageHeading(page)).toHaveText('Styrelsens kontakter')
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(main.getByText('Fastighetsmäklare')).toHaveCount(0)
})

test('news are narrowed by what they are about and read one by one, by a board too; without any the page says so [R-014, T-047, T-070]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: '/mina-sidor/nyheter/' })
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  const list = page.getByRole('list', { name: 'Nytt från huset' }).getByRole('listitem')
  await expect.poll(() => list.count()).toBeGreaterThan(10)
  const all = await list.count()
  await page.getByRole('button', { name: 'Gården', exact: true }).press('Enter')
  await expect.poll(() => list.count()).toBeLessThan(all)
  await list.getByRole('link', { name: /växthus/ }).press('Enter')
  await expect(pageHeading(page)).toHaveText(/växthus/)
  await expect(robots(page)).toHaveAttribute('content', 'noindex')

  await journey({ persona: 'karin', path: '/mina-sidor/' })
  await page.getByRole('link', { name: sv.news.all }).press('Enter')
  await expect(list).toHaveCount(all)

  await journey({ persona: 'amira', scenario: 'nothing-published', path: '/mina-sidor/nyheter/' })
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/^Här finns inget/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test(
  'a document that waits leads to its own page, where it can be read; a signed one to the page that says so [R-015, F-094, CI-011, T-039, T-040]',
  { tag: '@static' },
  async ({ page, journey, baseURL }) => {
    await journey({ persona: 'amira', path: '/mina-sidor/mina-avtal/' })
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(rows(page, sv.documents.waiting)).toHaveText(/Tilläggsavtal för inredning.*signatur/)
    await expect(rows(page, sv.documents.rest).filter({ hasText: 'Förhandsavtal' })).toHaveText(
      /Signerat \d{4}-/,
    )
    await expect(rows(page, sv.documents.rest).filter({ hasText: 'Planritning' })).toHaveText(/PDF, /)

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
  },
)

test('the invoice of a first VIP fee is opened once it is sent [R-017, T-048, CI-013]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'saga', scenario: 'vip-invoice-sent', path: '/mina-sidor/betalningar/' })
  await expect(rows(page, sv.payment.left)).toHaveText(new RegExp(sv.payment.status.NotPaidSent))
  await opensPaper(page, part(page, sv.payment.vip).getByRole('link', { name: sv.payment.invoice }))
})

test('the timeline tells the five steps to the keys, and each leads to its own page [R-019, F-091, T-050]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: '/mina-sidor/tidslinje/' })
  await expect(robots(page)).toHaveAttribute('content', 'noindex')
  const steps = page.getByRole('list', { name: sv.timeline.label }).getByRole('listitem')
  const names = ['Avtal', 'Inredningsval', 'Besiktning', 'Slutbetalning', 'Inflyttning']
  await expect(steps).toHaveText(names.map((name) => new RegExp(name)))
  await expect(steps.nth(1)).toContainText(sv.timeline.done)
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(4)).toContainText(sv.timeline.coming)
  await expect(page.getByText(/^Om \d+ dagar får du nycklarna till C-1403\.$/)).toBeVisible()
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
