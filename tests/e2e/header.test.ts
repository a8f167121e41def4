import type { Page } from '@playwright/test'
import type { Notification } from '#gen/notification/model.ts'
import notifications from '#src/features/notifications/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { logInAs } from '#tests/support/log-in.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { header, login } = texts.sv

const bar = (page: Page) => page.getByRole('banner')
const entry = (page: Page, name: string) =>
  bar(page).getByRole('navigation').getByRole('button', { name, exact: true })

/** Opens a page of the main site and waits until its menu is there. */
async function open(page: Page, path: string, baseURL: string | undefined) {
  await page.goto(on('localhost', path, baseURL))
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test('the heart asks a visitor to log in, and leads a customer to the saved homes [F-047, P-006, P-007]', async ({
  page,
  mock,
  baseURL,
}) => {
  await open(page, '/kundservice/', baseURL)
  await bar(page).getByRole('button', { name: header.favourites }).click()
  await expect(page.getByRole('dialog', { name: login.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await logInAs(page, mock, 'amira')
  await bar(page).getByRole('link', { name: header.favourites }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/mina-bostader\/#favorites$/)
  await expect(pageHeading(page)).toBeVisible()
})

test('the bell counts what waits; what is paused is told to the service and goes [F-048, F-055, F-056, C-032]', async ({
  page,
  mock,
  baseURL,
}) => {
  await open(page, '/kundservice/', baseURL)
  const read = page.waitForResponse((answer) => answer.url().endsWith('/notifications/Jmse') && answer.ok())
  await logInAs(page, mock, 'amira')
  const waiting = (await (await read).json()) as Notification[]
  expect(new Set(waiting.map((one) => one.notificationType))).toEqual(
    new Set(['VipPayment', 'DocumentSigning', 'Case']),
  )
  const bell = (count: number) =>
    bar(page).getByRole('button', { name: new RegExp(`^${notifications.title}, ${count} `) })
  await bell(waiting.length).click()
  const list = bar(page).getByRole('region', { name: notifications.title })
  await expect(list.getByRole('listitem')).toHaveCount(waiting.length)
  await expect(list.getByRole('link', { name: notifications.kind.signing }).first()).toBeVisible()
  expect(await barriers(page, { within: 'header' })).toEqual([])

  const fee = waiting.find((one) => one.notificationType === 'VipPayment')
  const title = notifications.kind.vipPayment
  const pause = list.getByRole('button', { name: filled(notifications.pauseOne, { title }) })
  await mock.fault({ operationId: 'pauseNotification', status: 503 })
  await pause.click()
  await expect(list.getByRole('alert')).toContainText(notifications.pauseFailed)
  await mock.clearFaults()
  const paused = page.waitForRequest((one) => one.url().endsWith(`/notifications/pause/${fee?.id}`))
  const readAgain = page.waitForRequest((one) => one.url().endsWith('/notifications/Jmse'))
  await pause.click()
  expect((await paused).method()).toBe('GET')
  await readAgain
  await expect(list.getByRole('link', { name: title })).toHaveCount(0)
  await expect(bell(waiting.length - 1)).toBeVisible()
})

test(
  'the menu of a person leads to My Pages and settings, that of a board member to the portal of the board [F-050, F-051]',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    await open(page, '/kundservice/', baseURL)
    await logInAs(page, mock, 'amira')
    await bar(page)
      .getByRole('button', { name: /^Amira/ })
      .click()
    const link = (name: string) => bar(page).getByRole('link', { name, exact: true })
    await expect(link(header.myPages)).toHaveAttribute('href', '/mina-sidor/')
    await expect(link(header.settings)).toHaveAttribute('href', '/mina-sidor/mina-installningar/')
    await expect(bar(page).getByRole('button', { name: header.logout })).toBeVisible()

    await logInAs(page, mock, 'karin')
    await bar(page).getByRole('button', { name: /^Brf / }).click()
    await expect(link(header.boardPages)).toHaveAttribute('href', '/mina-sidor/')
    await expect(link(header.myPages)).toHaveCount(0)
    await expect(bar(page).getByRole('button', { name: header.logout })).toBeVisible()
    await expect(bar(page).getByLabel(header.favourites)).toHaveCount(0)
    await expect(bar(page).getByRole('button', { name: new RegExp(`^${notifications.title}`) })).toHaveCount(
      0,
    )
  },
)

test('one foldout closes another, blurs the page, and keeps the keyboard [F-019, F-052, S-032]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/kundservice/', baseURL)
  const blurred = page.locator('[inert]', { has: page.getByRole('main', { includeHidden: true }) })
  const homes = entry(page, 'Bostäder')
  await homes.click()
  await expect(homes).toHaveAttribute('aria-expanded', 'true')
  await expect(blurred).toHaveCSS('filter', 'blur(8px)')
  await expect(bar(page).getByRole('link', { name: 'Alla bostäder', exact: true })).toBeFocused()

  await bar(page).getByRole('button', { name: header.language }).click()
  await expect(bar(page).getByRole('link', { name: 'English' })).toBeFocused()
  await expect(homes).toHaveAttribute('aria-expanded', 'false')
  await expect(bar(page).getByRole('link', { name: 'Alla bostäder', exact: true })).toHaveCount(0)
  // more steps than there are stops in the header: focus goes round in it
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Tab')
  await expect(bar(page).locator(':focus')).toHaveCount(1)

  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('link', { name: 'English' })).toHaveCount(0)
  await expect(bar(page).getByRole('button', { name: header.language })).toBeFocused()
  await expect(blurred).toHaveCount(0)
})

test('the header gives way on the way down and comes back on the way up [F-053, K-036]', async ({
  page,
  baseURL,
}) => {
  await open(page, '/kundservice/', baseURL)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  await expect(bar(page)).toHaveAttribute('data-at-top', 'true')
  await scrollTo(89)
  await expect(bar(page)).toHaveAttribute('data-at-top', 'true')
  await scrollTo(250)
  await expect(bar(page)).not.toHaveAttribute('data-at-top')
  await expect(bar(page)).not.toHaveAttribute('data-below-fold')
  await expect(bar(page)).not.toBeInViewport()
  await scrollTo(301)
  await expect(bar(page)).toHaveAttribute('data-below-fold', 'true')
  await scrollTo(280)
  await expect(bar(page)).toHaveAttribute('data-scrolling-up', 'true')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
})

for (const { path, count } of [
  { path: '/', count: 2 },
  { path: '/en/', count: 3 },
]) {
  test(`a narrow header keeps ${count} quick links at ${path} [F-054, K-039]`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 900, height: 900 })
    await open(page, path, baseURL)
    await expect(bar(page).getByRole('navigation').getByRole('link')).toHaveCount(count)
  })
}

test('up to 625 px the page is laid out for a phone: one column, and the menu behind a button [F-020, K-031]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 626, height: 900 })
  await open(page, '/sok-bostad/', baseURL)
  const homes = page.getByRole('main').getByRole('article')
  await expect(homes).toHaveCount(30)
  const tops = async () => {
    const boxes = await Promise.all([homes.nth(0).boundingBox(), homes.nth(1).boundingBox()])
    return boxes.map((box) => Math.round(box?.y ?? 0))
  }
  await expect.poll(async () => new Set(await tops()).size).toBe(1)
  await page.setViewportSize({ width: 625, height: 900 })
  await expect.poll(async () => new Set(await tops()).size).toBe(2)
  await expect(bar(page).getByRole('navigation').getByRole('link')).toHaveCount(0)
  await bar(page).getByRole('button', { name: header.menu }).click()
  await expect(bar(page).getByRole('link', { name: 'Alla bostäder', exact: true })).toBeVisible()
})
