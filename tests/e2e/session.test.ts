import type { Page } from '@playwright/test'
import { type Journey, expect, on, test } from '#tests/support/journey.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { texts } from '#tests/support/texts.ts'

const { header, login, session } = texts.sv

const minutes = (count: number) => count * 60_000

/** Opens a page as Amira; from here on her clock is in the hands of the test. */
async function enter(page: Page, journey: Journey, path: string) {
  await page.clock.install()
  await journey({ persona: 'amira', path })
  await expect(page.getByRole('banner').getByRole('button', { name: /^Amira/ })).toBeVisible()
}

test(
  'a token with less than half an hour left is refreshed once, however much a page asks for [F-039, S-014, K-043]',
  { tag: '@static' },
  async ({ page, journey, mock }, { project }) => {
    await enter(page, journey, '/mina-sidor/')
    const refreshes: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/login/refresh_token') && request.method() === 'GET')
        refreshes.push(request.url())
    })
    // a mock backend inside the page goes by the clock of the page
    if (project.name !== 'static') await mock.call('POST', '/clock/advance', { seconds: 31 * 60 })
    // meanwhile no page is open that could ask, and be broken off by the next
    const address = page.url()
    await page.goto('about:blank')
    await page.clock.fastForward(minutes(31))
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: /Amira/ })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: header.favourites }).click()
    await expect(page).toHaveURL(/#favorites$/)
    await expect(pageHeading(page)).toBeVisible()
    expect(refreshes).toHaveLength(1)
  },
)

for (const { path, goesTo, ids } of [
  { path: '/kundservice/', goesTo: '/kundservice/', ids: 'F-040, S-016, S-017, X-076' },
  { path: '/mina-sidor/', goesTo: '/', ids: 'F-040, F-041, S-017' },
]) {
  test(
    `a session that ends at ${path} is told, with a way to log in, and leaves one at ${goesTo} [${ids}]`,
    { tag: '@static' },
    async ({ page, journey, baseURL }) => {
      await enter(page, journey, path)
      await page.clock.fastForward(minutes(61))
      const ended = page.getByRole('dialog', { name: session.expired.title })
      await expect(ended).toBeVisible()
      await expect(page).toHaveURL(on('localhost', goesTo, baseURL))
      const cookies = await page.context().cookies(page.url())
      expect(cookies.find(({ name }) => name === 'token')).toBeUndefined()
      await ended.getByRole('button', { name: session.expired.login }).click()
      await expect(page.getByRole('dialog', { name: login.title })).toBeVisible()
    },
  )
}

test(
  'somebody who sits on no board is told so, with a way to report a fault all the same [X-004]',
  { tag: '@static' },
  async ({ page, journey, mock }) => {
    await journey({ path: '/logga-in/' })
    await mock.takeThePhone()
    await page.getByRole('tab', { name: login.tab.board }).click()
    await page.getByRole('button', { name: login.eid.otherDevice }).click()
    await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
    await mock.approveAs('amira')
    await expect(page.getByText(login.problem.noBoardMember)).toBeVisible()
    await page.getByRole('link', { name: login.reportWithout }).click()
    await expect(page).toHaveURL(/\/#fault-report-public$/)
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  },
)

test(
  'the page on fault reports leads on to one, for oneself and for a board, by way of the login',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    for (const [hash, tab] of [
      ['open-case', login.tab.private],
      ['open-board-case', login.tab.board],
    ]) {
      await page.goto(on('localhost', '/kundservice/felanmalan/', baseURL))
      await page.getByRole('main').locator(`a[href$="#${hash}"]`).click()
      const dialog = page.getByRole('dialog', { name: login.title })
      await expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    }
  },
)
