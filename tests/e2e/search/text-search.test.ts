import type { Page } from '@playwright/test'
import type { TextSearchRequest } from '#gen/textsearch/model.ts'
import textSearch from '#src/screens/text-search/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey/journey.ts'

/** Everything that was asked of the text search. */
function searchesOf(page: Page): TextSearchRequest[] {
  const asked: TextSearchRequest[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/textsearch'))
      asked.push(request.postDataJSON() as TextSearchRequest)
  })
  return asked
}

test('all that is found comes 25 at a time, in categories, each with a beginning of 50 letters [F-060, K-018, R-059]', async ({
  page,
  journey,
}) => {
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
})
