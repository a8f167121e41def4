import type { Page } from '@playwright/test'
import favouritesSv from '#src/features/favourites/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { HomeList } from '#tests/support/home-list.ts'
import { expect, on, test } from '#tests/support/journey.ts'
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
  async ({ page, mock, baseURL }) => {
    const list = new HomeList(page)
    await page.goto(on('localhost', '/sok-bostad/', baseURL))
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
    expect(await barriers(page)).toEqual([])
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

test('a change that is refused goes back, says so, and is tried again [F-152]', async ({
  page,
  journey,
  mock,
}) => {
  const list = new HomeList(page)
  await journey({ persona: 'jonas', path: '/sok-bostad/' })
  await list.shows(30)
  await mock.fault({ operationId: 'addFavorite', status: 503, problemCode: 'serviceUnavailable' })
  const heart = list.cards.first().getByRole('button')
  await heart.click()
  await expect(list.cards.first().getByRole('alert')).toHaveText(favouritesSv.failed)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await mock.clearFaults()
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(list.cards.first().getByRole('alert')).toHaveCount(0)
})

test('saved homes that cannot be read are asked for again, and one without any is told how [F-152]', async ({
  page,
  journey,
  mock,
}) => {
  await mock.fault({ operationId: 'getObjectsByIds', status: 503, problemCode: 'serviceUnavailable' })
  await journey({ persona: 'viggo', path: myHomes })
  await expect(page.getByText(favouritesSv.down)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: favouritesSv.retry }).click()
  await expect(page.getByRole('region', { name: favouritesSv.title }).getByRole('article')).toHaveCount(2)
})

test('a board member has no hearts [P-016]', async ({ page, journey }) => {
  const list = new HomeList(page)
  await journey({ persona: 'karin', path: '/sok-bostad/' })
  await list.shows(30)
  // whatever is loaded late has come once this has
  await page.waitForLoadState('networkidle')
  await expect(list.cards.getByRole('button')).toHaveCount(0)
})
