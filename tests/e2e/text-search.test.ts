import type { Page } from '@playwright/test'
import type { TextSearchRequest } from '#gen/textsearch/model.ts'
import overlay from '#src/features/search-overlay/messages.sv.json' with { type: 'json' }
import textSearch from '#src/features/text-search/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey.ts'
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

test('three hits come when typing stops, and lead on to all of them [F-058, K-017, CV-002]', async ({
  page,
  journey,
}) => {
  const asked = searchesOf(page)
  // before the page, which could not take back a timer that it set earlier
  await page.clock.install()
  await journey({ path: '/om-oss/' })
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

test(
  'all that is found comes 25 at a time, in categories, each with a beginning of 50 letters [F-060, K-018, R-059]',
  { tag: '@static' },
  async ({ page, journey }) => {
    const asked = searchesOf(page)
    await journey({ path: '/sok/?s=hem' })
    const hits = page.getByRole('list', { name: textSearch.hits }).getByRole('listitem')
    await expect(hits).toHaveCount(25)
    expect(asked).toMatchObject([{ text: 'hem', siteId: 1, skip: 0, take: 25 }])
    const bodies = await hits
      .locator('p')
      .filter({ hasText: /\.\.\.$/ })
      .allTextContents()
    expect(bodies.length).toBeGreaterThan(5)
    for (const body of bodies) expect(body.length).toBeLessThanOrEqual(53)

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
