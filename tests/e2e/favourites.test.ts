import type { Page } from '@playwright/test'
import favouritesSv from '#src/features/favourites/messages.sv.json' with { type: 'json' }
import { HomeList } from '#tests/support/home-list.ts'
import { expect, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const { login, header } = texts.sv
const myHomes = '/mina-sidor/mina-bostader/'

/** The service takes a home from the saved ones, or puts it back: the page shows that before. */
const changed = (page: Page, method: 'DELETE' | 'POST') =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/account_service/user/favorites') && answer.request().method() === method,
  )

test(
  'a visitor who presses a heart logs in, and the home is saved and found in My Pages [F-152, P-006, R-011, CI-004]',
  { tag: '@static' },
  async ({ page, journey, mock }) => {
    const list = new HomeList(page)
    await journey({ path: '/sok-bostad/' })
    await list.shows(30)
    await mock.takeThePhone()
    const card = list.cards.nth(1)
    const name = await card.getByRole('heading').innerText()
    const heart = card.getByRole('button')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await page.getByRole('button', { name: login.eid.otherDevice }).click()
    await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
    await mock.approveAs('jonas')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('link', { name: new RegExp(`^${header.favourites.split(/[ {]/)[0]}`) }).click()
    await expect(page).toHaveURL(/mina-bostader\/#favorites$/)
    const saved = page.getByRole('region', { name: favouritesSv.title })
    await expect(saved.getByRole('heading', { name })).toBeVisible()
  },
)

test('a home is taken from the saved ones and stays to be put back until the page is left [F-152, CI-005]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'viggo', path: myHomes })
  const saved = page.getByRole('region', { name: favouritesSv.title })
  const hearts = saved.getByRole('article').getByRole('button')
  await expect(hearts).toHaveCount(2)
  const taken = changed(page, 'DELETE')
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(saved.getByText('1 bostad')).toBeVisible()
  await taken
  const putBack = changed(page, 'POST')
  await hearts.first().click()
  await expect(saved.getByText('2 bostäder')).toBeVisible()
  await putBack
  const takenAgain = changed(page, 'DELETE')
  await hearts.first().click()
  await expect(saved.getByText('1 bostad')).toBeVisible()
  // a load that comes before would break it off
  await takenAgain
  await page.reload()
  await expect(hearts).toHaveCount(1)
})
