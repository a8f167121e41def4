import home from '#src/features/home/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'

/** A home with everything there is to look at. */
const known = '/bostader/nacka/ekbacken/brf-strandangen/c-1501/'

test('a visitor looks at plan and pictures of a home, one by one as large as the window', async ({
  page,
  journey,
}) => {
  await journey({ path: known })
  await expect(page.getByRole('img', { name: /^Planlösning/ })).toBeVisible()
  await page.getByRole('button', { name: home.viewer.pictures }).click()
  await page.getByRole('button', { name: home.viewer.enlarge }).click()
  await expect(page.getByRole('dialog').getByText(/^Bild 1 av 7/)).toBeVisible()
  // it is seen a moment before it listens to keys, which it does with the focus
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').getByText(/^Bild 2 av 7/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('rooms that cannot be loaded are tried again, and can be walked through by picture and by plan [F-148]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ path: known })
  await mock.fault({ operationId: 'getExplorer360', status: 503, problemCode: 'serviceUnavailable' })
  await page.getByRole('button', { name: home.viewer.tour, exact: true }).click()
  await expect(page.getByText(home.tour.unreachable)).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: home.retry }).click()
  const rooms = page.getByRole('group', { name: home.tour.rooms })
  await rooms.getByRole('button', { name: 'Kök' }).click()
  await expect(page.getByRole('application', { name: /Kök/ })).toBeVisible()
  await expect(page.getByRole('group', { name: home.tour.turn }).getByRole('button')).toHaveCount(6)

  // each room with a look into it, and all on a small plan that leads to them
  const isDrawn = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0
  await expect(rooms.locator('img')).toHaveCount(await rooms.getByRole('button').count())
  await expect.poll(() => rooms.locator('img').first().evaluate(isDrawn)).toBe(true)
  const place = page.locator('[data-room="hall"]')
  await expect.poll(() => place.locator('xpath=../img').evaluate(isDrawn)).toBe(true)
  await place.click()
  await expect(rooms.getByRole('button', { name: 'Hall' })).toHaveAttribute('aria-pressed', 'true')
  const other = page.waitForResponse((answer) => answer.url().includes('dark-walnut') && answer.ok())
  await page.getByRole('group', { name: home.tour.styles }).getByRole('button').last().click()
  expect((await other).headers()['content-type']).toBe('image/webp')
  expect(await barriers(page, { within: `[aria-label="${home.viewer.label}"]` })).toEqual([])
})

test('a room whose picture cannot be loaded says so and can be tried again', async ({ page, journey }) => {
  // the picture is asked for without a cookie, thus in no world of its own
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const ask = XMLHttpRequest.prototype.open
    XMLHttpRequest.prototype.open = function open(method: string, url: string | URL) {
      ask.call(
        this,
        method,
        'roomsDown' in document.documentElement.dataset ? 'http://localhost:9/' : url,
        true,
      )
    }
  })
  await journey({ path: known })
  const setDown = (isDown: boolean) =>
    page.evaluate((down) => document.documentElement.toggleAttribute('data-rooms-down', down), isDown)
  await setDown(true)
  await page.getByRole('button', { name: home.viewer.tour, exact: true }).click()
  const failed = page.getByRole('status').filter({ hasText: home.tour.failed })
  await expect(failed).toBeVisible()
  await setDown(false)
  await failed.getByRole('button', { name: home.retry }).click()
  await expect(failed).toBeHidden()
  await expect(page.getByRole('application').locator('canvas')).toBeVisible()
})

test('the sun on the house moves with the hours by keyboard', async ({ page, journey }) => {
  await journey({ path: known })
  await page.getByRole('button', { name: home.viewer.sun }).click()
  const hours = page.getByRole('slider', { name: home.sun.time })
  const before = await hours.getAttribute('aria-valuetext')
  await hours.press('ArrowRight')
  await expect(hours).not.toHaveAttribute('aria-valuetext', before ?? '')
})
