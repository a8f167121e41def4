import type { Page } from '@playwright/test'
import type { TextSearchRequest } from '#gen/textsearch/model.ts'
import overlay from '#src/features/search-overlay/messages.sv.json' with { type: 'json' }
import textSearch from '#src/features/text-search/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const { header } = texts.sv

/** The search of the header, as a visitor uses it. */
class Overlay {
  readonly field
  readonly hits
  readonly all
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.field = page.getByRole('combobox', { name: overlay.label })
    this.hits = page.getByRole('listbox', { name: overlay.best }).getByRole('option')
    this.all = page.getByRole('link', { name: /^Visa alla \d+ resultat$/ })
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: header.search, exact: true }).click()
    await expect(this.field).toBeFocused()
  }
}

/** Everything that was asked of the text search. */
function searchesOf(page: Page): TextSearchRequest[] {
  const asked: TextSearchRequest[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/textsearch'))
      asked.push(request.postDataJSON() as TextSearchRequest)
  })
  return asked
}

test('the search of the header offers a field, what others look for, and the way to the homes [F-057]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('localhost', '/om-oss/', baseURL))
  const search = new Overlay(page)
  await search.open()
  await expect(page.getByRole('link', { name: 'radhus Täby' })).toHaveAttribute(
    'href',
    '/sok-bostad/taby/?residenceType=townHouse',
  )
  await expect(page.getByRole('link', { name: overlay.homes })).toHaveAttribute('href', '/sok-bostad/')
  expect(await barriers(page, { within: 'header' })).toEqual([])
  await page.getByRole('button', { name: 'garage' }).click()
  await expect(search.field).toHaveValue('garage')
  await expect(search.hits.first()).toBeVisible()
})

test('three hits come when typing stops, and lead on to all of them [F-058, K-017, CV-002]', async ({
  page,
  baseURL,
}) => {
  const asked = searchesOf(page)
  // before the page, which could not take back a timer that it set earlier
  await page.clock.install()
  await page.goto(on('localhost', '/om-oss/', baseURL))
  const search = new Overlay(page)
  await search.open()
  // from here on time stands still but for what the test lets pass
  await page.clock.pauseAt(Date.now() + 10_000)
  await search.field.press('s')
  await page.clock.runFor(1000)
  expect(asked).toEqual([])
  await search.field.pressSequentially('tran')
  await page.clock.runFor(290)
  expect(asked).toEqual([])
  await search.field.press('d')
  await page.clock.runFor(290)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => asked).toMatchObject([{ text: 'strand', take: 3 }])
  await page.clock.resume()
  await expect(search.hits).toHaveCount(3)
  await search.all.click()
  await expect(page).toHaveURL(/\/sok\/\?s=strand$/)
  await expect(page.getByRole('searchbox')).toHaveValue('strand')
})

test('arrow keys choose among the hits, Escape starts over, and Enter opens [F-059]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('localhost', '/om-oss/', baseURL))
  const search = new Overlay(page)
  await search.open()
  await search.field.fill('strand')
  await expect(search.hits).toHaveCount(3)
  const { keyboard } = page
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(0)
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('ArrowUp')
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true')
  expect(await barriers(page, { within: 'header' })).toEqual([])
  const id = await search.hits.first().getAttribute('id')
  await expect(search.field).toHaveAttribute('aria-activedescendant', id ?? '')

  await keyboard.press('Escape')
  await expect(search.field).toHaveValue('')
  await expect(search.hits).toHaveCount(0)
  await search.field.fill('strand')
  await expect(search.hits).toHaveCount(3)
  await keyboard.press('ArrowDown')
  const href = await chosen.getAttribute('href')
  await keyboard.press('Enter')
  await expect(search.field).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('Enter without a chosen hit shows all there are, and Escape on an empty field closes the search', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('localhost', '/om-oss/', baseURL))
  const search = new Overlay(page)
  await search.open()
  await page.keyboard.press('Escape')
  await expect(search.field).toBeHidden()
  await search.open()
  await search.field.fill('strand')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sok\/\?s=strand$/)
})

test('a search that is down says so where one types, keeps the text, and works again [X-018]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/om-oss/', baseURL))
  await mock.fault({ operationId: 'textSearch', status: 503, problemCode: 'searchServiceDown' })
  const search = new Overlay(page)
  await search.open()
  await search.field.fill('strand')
  await expect(page.getByRole('alert')).toContainText(overlay.down)
  await mock.clearFaults()
  await page.getByRole('button', { name: overlay.retry }).click()
  await expect(search.hits).toHaveCount(3)
  await expect(search.field).toHaveValue('strand')
})

test('the company searches what it has written, without homes, 25 at a time [F-086, R-003, CV-001]', async ({
  page,
  baseURL,
}) => {
  const asked = searchesOf(page)
  await page.goto(on('localhost', '/om-oss/sok/?s=vi', baseURL))
  await expect(page.getByRole('heading', { level: 1, name: 'Sök i Om oss' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Nyheter/ })).toBeVisible()
  await expect(
    page.getByRole('link', { name: new RegExp(`^${textSearch.category.residential}`) }),
  ).toHaveCount(0)
  await expect
    .poll(() => asked[0])
    .toMatchObject({ categories: ['content', 'news', 'career'], skip: 0, take: 25 })
  await page.getByRole('link', { name: /^Nyheter/ }).click()
  await expect(page).toHaveURL(/\/om-oss\/sok\/\?s=vi&category=news$/)
  await expect.poll(() => asked.at(-1)).toMatchObject({ categories: ['news'] })
})

test('categories that do not fit on a phone are moved by arrows, 150 pixels a press [F-018, K-035]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(on('localhost', '/sok/?s=strand', baseURL))
  const on1 = page.getByRole('button', { name: textSearch.arrows.on })
  const row = page.getByRole('navigation', { name: textSearch.categories }).getByRole('list')
  // with the hits come their numbers, which make the row as wide as it gets
  await expect(page.getByRole('list', { name: textSearch.hits }).getByRole('listitem').first()).toBeVisible()
  await on1.click()
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(150)
  await page.getByRole('button', { name: textSearch.arrows.back }).click()
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0)
})

test(
  'all that is found comes 25 at a time, in categories, each with a beginning of 50 letters [F-060, K-018, R-059]',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    const asked = searchesOf(page)
    await page.goto(on('localhost', '/sok/?s=hem', baseURL))
    const hits = page.getByRole('list', { name: textSearch.hits }).getByRole('listitem')
    await expect(hits).toHaveCount(25)
    expect(asked).toMatchObject([{ text: 'hem', siteId: 1, skip: 0, take: 25 }])
    const bodies = await hits
      .locator('p')
      .filter({ hasText: /\.\.\.$/ })
      .allTextContents()
    expect(bodies.length).toBeGreaterThan(5)
    for (const body of bodies) expect(body.length).toBeLessThanOrEqual(53)
    expect(await barriers(page)).toEqual([])

    const first = await hits.first().innerText()
    await page.getByRole('link', { name: textSearch.next }).click()
    await expect(page).toHaveURL(/\/sok\/\?s=hem&page=2$/)
    await expect.poll(() => asked.at(-1)).toMatchObject({ skip: 25, take: 25 })
    await expect(hits.first()).not.toHaveText(first)
    await page.getByRole('link', { name: new RegExp(`^${textSearch.category.news}`) }).click()
    await expect(page).toHaveURL(/\/sok\/\?s=hem&category=news$/)
    await expect.poll(() => asked.at(-1)).toMatchObject({ categories: ['news'], skip: 0 })
    await expect(hits.first()).toContainText(textSearch.category.news)
  },
)

test('a page of hits that cannot be read says so, keeps what was asked, and works again [X-018]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(on('localhost', '/om-oss/', baseURL))
  await mock.fault({ operationId: 'textSearch', status: 503, problemCode: 'searchServiceDown' })
  await page.goto(on('localhost', '/sok/?s=strand', baseURL))
  await expect(page.getByText(textSearch.down.title)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('strand')
  expect(await barriers(page)).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: textSearch.down.retry }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
