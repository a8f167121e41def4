import home from '#src/screens/home/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey/journey.ts'

test(
  'a home is walked through by pictures of its rooms and by a plan, in one furnishing or another [F-148]',
  { tag: '@pictures' },
  async ({ page, journey }) => {
    await journey({ path: '/bostader/nacka/ekbacken/brf-strandangen/c-1501/' })
    await page.getByRole('button', { name: home.viewer.tour, exact: true }).click()
    // each room with a look into it, and all on a small plan that leads to them
    const rooms = page.getByRole('group', { name: home.tour.rooms })
    const isDrawn = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0
    await expect.poll(() => rooms.locator('img').first().evaluate(isDrawn)).toBe(true)
    await expect(rooms.locator('img')).toHaveCount(await rooms.getByRole('button').count())
    const place = page.locator('[data-room="hall"]')
    await expect.poll(() => place.locator('xpath=../img').evaluate(isDrawn)).toBe(true)
    await place.click()
    await expect(rooms.getByRole('button', { name: 'Hall' })).toHaveAttribute('aria-pressed', 'true')
    const other = page.waitForResponse((answer) => answer.url().includes('dark-walnut') && answer.ok())
    await page.getByRole('group', { name: home.tour.styles }).getByRole('button').last().click()
    expect((await other).headers()['content-type']).toBe('image/webp')
    await expect(page.getByRole('application').locator('canvas')).toBeVisible()
  },
)
