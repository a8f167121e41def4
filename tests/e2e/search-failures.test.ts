import type { Page } from '@playwright/test'
import type { components } from '#gen/mock_control/types.ts'
import map from '#src/features/map/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { HomeList } from '#tests/support/home-list.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const { search } = texts.sv

type Fault = Omit<components['schemas']['FaultRule'], 'operationId'>

const failures: { how: string; fault: Fault }[] = [
  { how: 'is down', fault: { status: 503, problemCode: 'searchServiceDown' } },
  { how: 'is asked too often', fault: { status: 429 } },
  { how: 'knows nobody', fault: { status: 401 } },
  { how: 'answers half a text', fault: { malformed: true } },
  { how: 'cannot be reached', fault: { drop: true } },
]

const sortBy = (page: Page, label: string) =>
  page.getByRole('combobox', { name: search.sort.label }).selectOption({ label })

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: search.down.title })

const retry = (page: Page) => page.getByRole('button', { name: search.down.retry })

for (const { how, fault } of failures) {
  test(`a search that ${how} says so in place of the homes, keeps what was chosen, and is tried again [X-018]`, async ({
    page,
    mock,
    baseURL,
  }) => {
    const list = new HomeList(page)
    await page.goto(on('localhost', '/sok-bostad/?minRooms=3', baseURL))
    await list.shows(30)
    await mock.fault({ operationId: 'searchObjects', ...fault })

    await page.getByRole('button', { name: search.filter.price, exact: true }).click()
    const highest = page.getByRole('textbox', { name: search.range.price.high })
    await highest.fill('6000000')
    await page.keyboard.press('Tab')
    await expect(page.getByText(search.down.title)).toBeVisible()
    await expect(highest).toHaveValue(/^6\s000\s000\skr$/)
    await page.keyboard.press('Escape')
    await expect(failed(page)).toBeVisible()
    expect(await barriers(page)).toEqual([])

    await mock.clearFaults()
    await retry(page).press('Enter')
    await expect(list.cards.first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused()
    await expect(page).toHaveURL(/\?(?=.*minRooms=3)(?=.*maxPrice=6000000)/)
    const prices = await list.prices()
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) expect(price).toBeLessThanOrEqual(6_000_000)
  })

  test(`a map whose search ${how} says so, stays where it is, and is tried again [X-018]`, async ({
    page,
    mock,
    baseURL,
  }) => {
    await page.goto(on('localhost', '/sok-bostad/?q=stockholm#map', baseURL))
    const rows = page.getByRole('list', { name: map.listLabel }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await mock.fault({ operationId: 'searchStages', ...fault })
    await sortBy(page, search.sort.priceDesc)
    await expect(failed(page)).toBeVisible()
    await expect(page.getByRole('application', { name: map.label })).toBeVisible()
    await mock.clearFaults()
    await retry(page).press('Enter')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('region', { name: map.panel }).getByRole('status')).toBeFocused()
    await expect(page).toHaveURL(/q=stockholm.*sort=price.*#map$/)
  })
}

test('an error that no contract knows is one like any other [X-018]', async ({ page, baseURL }, {
  project,
}) => {
  test.skip(project.name === 'static', 'the backend in the page keeps to its contract')
  const list = new HomeList(page)
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
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

test('whoever loses the network in the middle of "show more" keeps the homes and the place, and goes on from there [F-080]', async ({
  page,
  mock,
  baseURL,
}) => {
  const list = new HomeList(page)
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await list.shows(30)
  // by key: rows that are laid out just now may move the button from under the pointer
  await page.getByRole('button', { name: search.more.button }).press('Enter')
  await list.shows(60)
  // a page that answers itself has its backend also without a network
  await mock.fault({ operationId: 'searchObjects', drop: true })
  await page.context().setOffline(true)

  const more = page.getByRole('button', { name: search.more.button })
  await more.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await more.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(search.more.failed)
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(retry(page)).toBeFocused()
  await list.shows(60)
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(200)
  expect(await barriers(page)).toEqual([])

  await page.context().setOffline(false)
  await mock.clearFaults()
  await page.keyboard.press('Enter')
  await list.shows(90)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(list.cards.nth(60).getByRole('link')).toBeFocused()
})

test('while a slow search is on its way the last homes stay, and filters can be changed [F-077]', async ({
  page,
  mock,
  baseURL,
}) => {
  const list = new HomeList(page)
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await list.shows(30)
  const names = await list.names()
  await mock.fault({ operationId: 'searchObjects', delayMs: 60_000 })
  await sortBy(page, search.sort.priceDesc)
  const busy = page.getByRole('main').locator('[aria-busy=true]')
  await expect(busy).toBeVisible()
  expect(await list.names()).toEqual(names)
  await mock.clearFaults()

  await page.getByRole('button', { name: search.filter.price, exact: true }).click()
  await page.getByRole('textbox', { name: search.range.price.high }).fill('4000000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(busy).toHaveCount(0)
  await expect(page).toHaveURL(/\?(?=.*sort=price)(?=.*maxPrice=4000000)/)
  const prices = await list.prices()
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(prices[0]).toBeLessThanOrEqual(4_000_000)
})

test('a place of the address that cannot be looked up is tried again, and then searched in [X-018, F-078]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await mock.fault({ operationId: 'searchTagsByUrl', status: 503, problemCode: 'searchServiceDown' })
  await page.goto(on('localhost', '/sok-bostad/nacka/', baseURL))
  await expect(failed(page)).toBeVisible()
  await mock.clearFaults()
  await retry(page).press('Enter')
  await expect(new HomeList(page).cards.first()).toContainText('Nacka')
})

test('suggestions that cannot be fetched keep what was typed, and are asked for again [X-018]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await new HomeList(page).shows(30)
  await mock.fault({ operationId: 'searchTags', status: 503, problemCode: 'searchServiceDown' })
  await page.getByRole('button', { name: search.chip.everywhere }).click()
  const field = page.getByRole('searchbox', { name: search.place.label })
  await field.fill('Ekba')
  const popover = page.getByRole('dialog', { name: search.filter.place })
  await expect(popover.getByRole('status')).toHaveText(search.place.failed)
  expect(await barriers(page)).toEqual([])
  await mock.clearFaults()
  await popover.getByRole('button', { name: search.down.retry }).press('Enter')
  await expect(popover.getByRole('button', { name: /^Ekbacken/ })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Ekba')
})

test('homes of a chosen project that cannot be fetched are asked for again, and the way back is the way in [X-018, F-081]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/sok-bostad/?q=ekbacken#map', baseURL))
  const rows = page.getByRole('list', { name: map.listLabel }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
  await rows.first().getByRole('button').press('Enter')
  const card = page.getByRole('region', { name: map.chosen })
  const open = card.getByRole('button', { name: /^Visa/ })
  await open.press('Enter')
  const panel = page.getByRole('region', { name: map.panel })
  await expect(panel.getByRole('alert')).toContainText(search.down.title)
  await mock.clearFaults()
  await retry(page).press('Enter')
  await expect(
    panel.getByRole('list', { name: search.listLabel }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect(panel.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('without the number of projects the page still says how many homes there are [X-018, F-085]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/', baseURL))
  await mock.fault({ operationId: 'searchStagesAndAreas', status: 503, problemCode: 'searchServiceDown' })
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await new HomeList(page).shows(30)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ bostäder$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
