import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { menuOf, openMyPage } from '#tests/support/my-pages.ts'
import { strangeWords } from '#tests/support/newcomer.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { siteOf } from '#tests/support/site-of.ts'
import { texts } from '#tests/support/texts.ts'

const { app, myPages: sv } = texts.sv

test.slow()

const swedish = ['min-bostad', 'kontakt', 'nyheter', 'mina-avtal', 'betalningar', 'tidslinje']

test('a page of My Pages that cannot be read says so, keeps its menu, and comes when one tries again [X-074, S-085]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/')
  for (const path of swedish) {
    await mock.fault({ operationId: 'getViewModel', status: 503 })
    await page.goto(on('localhost', `/mina-sidor/${path}/`, baseURL))
    await expect(page.getByRole('heading', { level: 1, name: app.failure.title })).toBeVisible()
    await expect(menuOf(page).first()).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await mock.clearFaults()
    await page.getByRole('button', { name: app.failure.retry }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: app.failure.title })).toHaveCount(0)
    await expect(menuOf(page).first()).toBeVisible()
    await expect(pageHeading(page)).toBeVisible()
  }
})

test('while a page of My Pages is on its way, it says that it is loading, without a barrier', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'amira', '/mina-sidor/')
  await mock.fault({ operationId: 'getViewModel', delayMs: 8000 })
  await menuOf(page).filter({ hasText: 'Kontakter' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: app.loading })).toBeAttached()
  expect(await barriers(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakter' })).toBeVisible()
  await expect(page.getByText(app.loading)).toHaveCount(0)
})

test('without a home the pages of documents, contacts and the timeline say when they fill, and lead to the homes', async ({
  page,
  mock,
  baseURL,
}) => {
  await openMyPage({ page, mock, baseURL }, 'jonas', '/mina-sidor/kontakt/')
  for (const [path, text] of [
    ['kontakt', sv.empty.contacts],
    ['mina-avtal', sv.empty.documents],
    ['tidslinje', sv.empty.timeline],
  ]) {
    await page.goto(on('localhost', `/mina-sidor/${path}/`, baseURL))
    await expect(page.getByText(text ?? '')).toBeVisible()
    const homes = page.getByRole('main').getByRole('link', { name: sv.empty.search })
    await expect(homes).toHaveAttribute('href', '/sok-bostad/')
    expect(await barriers(page)).toEqual([])
  }
  for (const [path, text] of [
    ['mina-avtal/signera', sv.empty.action],
    ['mina-avtal/klart', sv.empty.done],
    ['betalningar', sv.empty.payments],
  ]) {
    await page.goto(on('localhost', `/mina-sidor/${path}/`, baseURL))
    await expect(page.getByText(text ?? '')).toBeVisible()
    expect(await barriers(page)).toEqual([])
  }
})

for (const { key, persona, paths } of [
  { key: 'Jmse', persona: 'amira', paths: swedish.map((path) => `/mina-sidor/${path}/`) },
  {
    key: 'Jmno',
    persona: 'henning',
    paths: [
      'min-bolig',
      'kontakt',
      'nyheter',
      'mine-avtaler',
      'mine-avtaler/ferdig',
      'betalinger',
      'tidslinje',
    ].map((path) => `/mine-sider/${path}/`),
  },
  {
    key: 'Jmoy',
    persona: 'vaino',
    paths: ['oma-asunto', 'yhteystiedot', 'uutiset', 'sopimukset', 'sopimukset/valmis', 'aikajana'].map(
      (path) => `/sivuni/${path}/`,
    ),
  },
] as const)
  test(`the pages of My Pages on ${key} speak its language, have no barrier on a phone and fit 320 px`, async ({
    page,
    mock,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const { site, host } = siteOf(key)
    await openMyPage({ page, mock, baseURL }, persona, paths[0] ?? '/', { site: key })
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(on(host, path, baseURL))
      await expect(menuOf(page).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const main = page.getByRole('main')
      await expect(pageHeading(main), path).toBeVisible()
      expect(strangeWords(await main.innerText(), site.language), path).toEqual([])
      expect(await barriers(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, path).toBeLessThanOrEqual(320)
    }
  })

test('who has been reminded in Norway is asked for the fee first, with its KID number and invoice [S-079, K-072]', async ({
  page,
  mock,
  baseURL,
}) => {
  const { myPages: nb } = texts.nb
  await openMyPage({ page, mock, baseURL }, 'thea', '/mine-sider/betalinger/', { site: 'Jmno' })
  const card = page.getByRole('region', { name: nb.payment.vip, exact: true })
  await expect(card.getByText(/^KID-nummer \d+$/)).toBeVisible()
  await expect(card.getByRole('link', { name: nb.payment.invoice })).toHaveAttribute('href', /\.pdf$/)
  await expect(page.getByText(nb.payment.status.Reminder1)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
