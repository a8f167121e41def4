import type { Page } from '@playwright/test'
import { HomeList } from '#tests/support/pages/home-list.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { search } = texts.sv

const sortBy = (page: Page, label: string) =>
  page.getByRole('combobox', { name: search.sort.label }).selectOption({ label })

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: search.down.title })

const retry = (page: Page) => page.getByRole('button', { name: search.down.retry })

test('an error that no contract knows is one like any other [X-018]', async ({ page, journey }, {
  project,
}) => {
  test.skip(project.name.startsWith('static'), 'the backend in the page keeps to its contract')
  const list = new HomeList(page)
  await journey({ path: '/sok-bostad/' })
  await list.shows(30)
  const address = '**/residence/search_object'
  await page.route(address, (route) => {
    const { origin = '' } = route.request().headers()
    const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
    return route.fulfill({ status: 500, headers, contentType: 'text/html', body: '<h1>Oops</h1>' })
  })
  await sortBy(page, search.sort.priceDesc)
  await expect(failed(page)).toBeVisible()
  await page.unroute(address)
  await retry(page).press('Enter')
  await list.shows(30)
})
