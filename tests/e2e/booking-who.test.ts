import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { bookAt, title } from '#tests/support/booking.ts'
import { expect, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

// each screen is looked through for barriers
test.slow()

const freeHome = 'home-strandangen-c-1103'
const { login } = texts.sv

test('a visitor sees the home, logs in first, and comes back to book it [P-004, F-134, T-088, C-087]', async ({
  page,
  journey,
  baseURL,
}) => {
  await journey({ path: `/boka/?objectId=${freeHome}` })
  await expect(title(page, booking.login.title)).toBeVisible()
  await expect(page.getByRole('complementary', { name: booking.home.label })).toContainText(
    'Brf Strandängen, C-1103',
  )
  // the header has no menu and no user while one books
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: booking.login.button }).press('Enter')
  await page.getByRole('button', { name: login.eid.otherDevice }).press('Enter')
  await expect(page.getByRole('button', { name: booking.start.button })).toBeVisible({ timeout: 40_000 })
  await expect(page).toHaveURL(bookAt(`?objectId=${freeHome}`, baseURL))
})
