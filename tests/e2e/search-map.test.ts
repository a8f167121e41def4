import type { Page, Request } from '@playwright/test'
import type { ObjectSearchRequest } from '#gen/residence/model.ts'
import map from '#src/features/map/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { HomeList } from '#tests/support/home-list.ts'
import { expect, test } from '#tests/support/journey.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { search } = texts.sv
const stockholm = '/sok-bostad/?q=stockholm#map'

const bodyOf = (request: Request) => request.postDataJSON() as ObjectSearchRequest | null

/** The map of the search, as a visitor uses it. */
class SearchMap {
  readonly canvas
  readonly pins
  readonly rows
  readonly card

  constructor(page: Page) {
    this.canvas = page.getByRole('application', { name: map.label })
    this.pins = this.canvas.getByRole('button', { name: / kr$/ })
    this.rows = page.getByRole('list', { name: map.listLabel }).getByRole('listitem')
    this.card = page.getByRole('region', { name: map.chosen })
  }

  /** Goes into the groups of pins until there are some that stand alone. */
  async zoomToPins(): Promise<void> {
    const group = this.canvas.getByRole('button', { name: map.cluster.replace(/^.*}, /, '') })
    await expect(this.canvas.getByRole('button').first()).toBeVisible()
    const isGrouped = async () => (await this.pins.count()) < 2 && (await group.count()) > 0
    for (let tries = 0; tries < 8 && (await isGrouped()); tries += 1) {
      const opened = await group.first().elementHandle()
      await group.first().press('Enter')
      // it gives way to what was in it
      await expect.poll(() => opened?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    }
    await expect(this.pins.first()).toBeVisible()
  }
}

test(
  'a visitor goes from the list to the map and back, by the buttons and by the history [F-076]',
  { tag: '@static' },
  async ({ page, journey }) => {
    const list = new HomeList(page)
    await journey({ path: '/sok-bostad/?minRooms=3' })
    await list.shows(30)
    await page.getByRole('radio', { name: search.view.map }).press('Space')
    await expect(page).toHaveURL(/\?minRooms=3#map$/)
    const view = new SearchMap(page)
    await expect(view.rows.first()).toBeVisible()
    await expect(view.canvas).toBeVisible()
    await expect(page.getByRole('button', { name: search.view.list, exact: true })).toBeFocused()
    // it fills the window
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(height).toBe(page.viewportSize()?.height)

    // another filter stays on the map
    await page.getByRole('button', { name: search.filter.price, exact: true }).click()
    await page.getByRole('textbox', { name: search.range.price.high }).fill('5000000')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/maxPrice=5000000.*#map$/)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: search.view.list, exact: true }).click()
    await expect(page).not.toHaveURL(/#map/)
    await list.shows(30)
    await page.goBack()
    await expect(view.canvas).toBeVisible()
  },
)

test('the cards of the list stand in a grid or in one row, as the visitor chose last [F-076]', async ({
  page,
  journey,
}) => {
  const list = new HomeList(page)
  await journey({ path: '/sok-bostad/' })
  await list.shows(30)
  await page.getByRole('button', { name: search.display.slider }).click()
  const [first, second] = [list.cards.nth(0), list.cards.nth(1)]
  const tops = async () =>
    new Set([(await first.boundingBox())?.y, (await list.cards.nth(20).boundingBox())?.y]).size
  await expect.poll(tops).toBe(1)
  await page.getByRole('button', { name: search.display.on }).click()
  await expect(first).not.toBeInViewport()
  await page.reload()
  await list.shows(30)
  await expect.poll(tops).toBe(1)
  await page.getByRole('button', { name: search.display.list }).click()
  await expect(second).toBeInViewport()
  await expect.poll(tops).toBe(2)
})

test('list and map are in step: a row points out its pin, a pin its row and a card with the homes [F-076, F-081, S-036, K-014]', async ({
  page,
  journey,
}) => {
  const view = new SearchMap(page)
  await journey({ path: '/sok-bostad/?q=stockholm&projectStatus=forSale#map' })
  await view.zoomToPins()
  const pin = view.pins.first()
  const name = ((await pin.getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
  const row = view.rows.filter({ has: page.getByRole('link', { name, exact: true }) })

  await row.getByRole('button').focus()
  await expect(view.canvas.locator('[data-pointed]')).toHaveAttribute('aria-label', new RegExp(`^${name},`))

  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/search_object') && bodyOf(request)?.limit === 300,
  )
  await pin.focus()
  await page.keyboard.press('Enter')
  await asked
  await expect(view.card.getByRole('link', { name })).toBeFocused()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')

  await view.card.getByRole('button', { name: /^Visa/ }).click()
  const homes = page.getByRole('list', { name: search.listLabel }).getByRole('listitem')
  await expect(homes.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(homes).toHaveCount(0)

  await view.card.getByRole('button', { name: map.close }).click()
  await expect(view.card).toHaveCount(0)
  await expect(pin).toBeFocused()
})

test('arrow keys go from pin to pin, which are one stop of the Tab key [F-076]', async ({
  page,
  journey,
}) => {
  const view = new SearchMap(page)
  await journey({ path: stockholm })
  await expect(view.canvas.getByRole('button').nth(1)).toBeVisible()
  await view.canvas.focus()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const first = await focused()
  await expect(view.canvas.getByRole('button', { name: first ?? '' })).toBeFocused()
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
    if ((await focused()) === first) await page.keyboard.press(key)
  expect(await focused()).not.toBe(first)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: map.zoomIn, exact: true })).toBeFocused()
})

test('a visitor draws an area with the keyboard, finds only what lies in it, and takes it away [F-077]', async ({
  page,
  journey,
}) => {
  const view = new SearchMap(page)
  await journey({ path: stockholm })
  await expect(view.rows.first()).toBeVisible()
  const all = await view.rows.count()
  const begin = page.getByRole('button', { name: map.draw })
  await begin.press('Enter')
  await expect(page.getByRole('button', { name: map.corner })).toBeFocused()
  await page.getByRole('button', { name: map.cancel }).press('Enter')
  await expect(begin).toBeFocused()
  await begin.press('Enter')
  await view.canvas.focus()
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key)
    // while the map moves its middle is somewhere on the way, and it takes no other arrow
    await expect(view.canvas.locator('.leaflet-pan-anim')).toHaveCount(0)
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('4 hörn', { exact: true })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('3 hörn', { exact: true })).toBeVisible()
  const asked = page.waitForRequest((request) => {
    const area = request.method() === 'POST' ? bodyOf(request)?.filter?.geoSearch : undefined
    return typeof area === 'object' && area.kind === 'polygon'
  })
  await page.keyboard.press('Enter')
  await asked
  await expect(page).toHaveURL(/drawn=[\d.,;]+.*#map$/)
  await expect.poll(() => view.rows.count()).toBeLessThan(all)

  const clear = filled(search.chip.clear, { filter: search.filter.drawn })
  await page.getByRole('button', { name: clear }).first().click()
  await expect(page).not.toHaveURL(/drawn=/)
  await expect(view.rows).toHaveCount(all)
})

test('a stroke around an area searches in it, on the map and in the list [F-077]', async ({
  page,
  journey,
}) => {
  const view = new SearchMap(page)
  await journey({ path: stockholm })
  await expect(view.rows.first()).toBeVisible()
  await page.getByRole('button', { name: map.draw }).click()
  const box = await view.canvas.boundingBox()
  if (!box) throw new Error('The map is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 200, y)
  await page.mouse.down()
  for (const [dx, dy] of [
    [0, -150],
    [200, 0],
    [0, 150],
    [-190, 10],
  ] as const)
    await page.mouse.move(x + dx, y + dy, { steps: 8 })
  await page.mouse.up()
  await expect(page).toHaveURL(/drawn=/)
  await page.getByRole('button', { name: search.view.list, exact: true }).click()
  await expect(page.getByRole('button', { name: search.filter.drawn, exact: true })).toBeVisible()
})

test('without tiles the map still has its land and pins, and a search that fails can be tried again [X-018]', async ({
  page,
  journey,
  mock,
}) => {
  const view = new SearchMap(page)
  await page.route(/images\/tile/, (route) => route.abort())
  await journey({ path: stockholm })
  await expect(view.rows.first()).toBeVisible()
  await expect(view.canvas.locator('canvas')).toBeVisible()
  await expect(view.canvas.getByRole('button').first()).toBeVisible()

  await mock.fault({ operationId: 'searchStages', status: 503, problemCode: 'searchServiceDown' })
  await page.reload()
  await expect(page.getByText(search.down.title)).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: search.down.retry }).click()
  await expect(view.rows.first()).toBeVisible()
})

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
])
  test(`axe finds nothing on the map at ${width} px, with a card, while drawing and when the search is down`, async ({
    page,
    journey,
    mock,
  }) => {
    // three looks for barriers, each of which takes its time
    test.slow()
    await page.setViewportSize({ width, height })
    const view = new SearchMap(page)
    await journey({ path: stockholm })
    await view.zoomToPins()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await view.pins.first().press('Enter')
    await expect(view.card).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await view.card.getByRole('button', { name: map.close }).click()
    await page.getByRole('button', { name: map.draw }).click()
    expect(await barriers(page)).toEqual([])
    await mock.fault({ operationId: 'searchStages', status: 503, problemCode: 'searchServiceDown' })
    await page.reload()
    await expect(page.getByText(search.down.title)).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })
