import type { Page } from '@playwright/test'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { pageHeading } from '#tests/support/pages/page-heading.ts'

const foot = (page: Page) => page.getByRole('contentinfo')

/** Opens a page of the main site. */
async function open(page: Page, path: string, baseURL: string | undefined) {
  await page.goto(on('localhost', path, baseURL))
  await expect(pageHeading(page)).toBeVisible()
}

/** How far the page is scrolled, in px. */
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a page begins at its top, the questions stay where the page before was, and the way back leads to where one left [F-012]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/om-oss/', baseURL)
  const follow = async (name: string, address: RegExp) => {
    const link = foot(page).getByRole('link', { name, exact: true })
    await link.scrollIntoViewIfNeeded()
    // parts on the way that are drawn only now may still move the place
    let left = 0
    const isAtRest = async () => {
      const before = left
      left = await top(page)
      return left > 500 && left === before
    }
    await expect.poll(isAtRest).toBe(true)
    await link.click()
    await expect(page).toHaveURL(address)
    return left
  }
  const left = await follow('Kundservice', /\/kundservice\/$/)
  await expect(pageHeading(page)).toHaveText('Kundservice')
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/om-oss\/$/)
  await expect.poll(() => top(page)).toBe(left)
  await follow('Frågor och svar', /\/vanliga-fragor\/$/)
  await expect(pageHeading(page)).toHaveText('Frågor och svar')
  expect(await top(page)).toBeGreaterThan(0)
  const leftQuestions = await follow('Kundservice', /\/kundservice\/$/)
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/vanliga-fragor\/$/)
  await expect.poll(() => top(page)).toBe(leftQuestions)
})

test('a portal that has been published anew loads itself anew at the next page [F-045, S-086]', async ({
  page,
  mock,
  baseURL,
}) => {
  await open(page, '/om-oss/?scenario=new-versions', baseURL)
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await foot(page).getByRole('link', { name: 'Kundservice' }).click()
  await expect(pageHeading(page)).toHaveText('Kundservice')
  expect(await isSameDocument()).toBe(true)
  await mock.call('POST', '/clock/advance', { seconds: 61 })
  const loaded = page.waitForEvent('load')
  await foot(page).getByRole('link', { name: 'Karriär' }).click()
  await loaded
  await expect(page).toHaveURL(/\/karriar\/$/)
  await expect(pageHeading(page)).toBeVisible()
  expect(await isSameDocument()).toBe(false)
})

test('a home and its project each show their own, one after the other [F-046]', async ({ page, baseURL }) => {
  // in Finland both lie below one page of the URL map
  await page.goto(on('fi.localhost', '/myytavat-asunnot/', baseURL))
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/asunnot\/([^/]+\/){4}$/)
  await expect(pageHeading(page)).not.toHaveText(/asunnot/)
  const home = await pageHeading(page).innerText()
  await page.getByRole('main').getByRole('navigation').first().getByRole('link').last().click()
  await expect(page).toHaveURL(/\/asunnot\/([^/]+\/){3}$/)
  await expect(pageHeading(page)).not.toHaveText(home)
  await page.goBack()
  await expect(pageHeading(page)).toHaveText(home)
})
