import type { Page } from '@playwright/test'
import filters from '#src/screens/search/filters/messages.sv.json' with { type: 'json' }
import map from '#src/features/map/messages.sv.json' with { type: 'json' }
import { HomeList } from '#tests/support/pages/home-list.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { search } = texts.sv
const stockholm = '/sok-bostad/?q=stockholm#map'

/** The map of the search, as a visitor uses it. */
class SearchMap {
  readonly canvas
  readonly rows

  constructor(page: Page) {
    this.canvas = page.getByRole('application', { name: map.label })
    this.rows = page.getByRole('list', { name: map.listLabel }).getByRole('listitem')
  }
}

test('a visitor goes from the list to the map and back, by the buttons and by the history [F-076]', async ({
  page,
  journey,
}) => {
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
  await page.getByRole('textbox', { name: filters.range.price.high }).fill('5000000')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/maxPrice=5000000.*#map$/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: search.view.list, exact: true }).click()
  await expect(page).not.toHaveURL(/#map/)
  await list.shows(30)
  await page.goBack()
  await expect(view.canvas).toBeVisible()
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
