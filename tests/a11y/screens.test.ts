import { barriers } from '#tests/support/barriers.ts'
import { HomeList } from '#tests/support/home-list.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { texts } from '#tests/support/texts.ts'

const { header, login, search } = texts.sv

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the search page has no barrier, nor has an open filter', async ({ page, baseURL }) => {
      await page.goto(on('localhost', '/sok-bostad/', baseURL))
      await new HomeList(page).shows(30)
      expect(await barriers(page)).toEqual([])
      const button = width > 625 ? search.filter.price : /^Filter/
      await page
        .getByRole('button', { name: button, exact: width > 625 })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await barriers(page, { modal: true })).toEqual([])
    })

    test('the search page has no barrier when nothing is found or the service is down', async ({
      page,
      mock,
      baseURL,
    }) => {
      await page.goto(on('localhost', '/sok-bostad/?minPrice=10000000&maxArea=5', baseURL))
      await expect(page.getByText(search.empty.filtered)).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
      await page.getByRole('button', { name: search.clear.all }).first().click()
      await expect(page.getByText(search.down.title)).toBeVisible()
      expect(await barriers(page)).toEqual([])
    })

    test('the login has no barrier: the choice, the QR code, the e-mail form and its errors', async ({
      page,
      mock,
      baseURL,
    }) => {
      await page.goto(on('localhost', '/logga-in/', baseURL))
      await mock.takeThePhone()
      await expect(page.getByRole('button', { name: login.eid.otherDevice })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: login.eid.otherDevice }).click()
      await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: login.eid.cancel }).click()
      await page.getByRole('button', { name: login.email.toggle }).click()
      await page.getByRole('main').getByRole('button', { name: login.email.submit, exact: true }).click()
      await expect(page.getByText(login.field.emailRequired).first()).toBeVisible()
      expect(await barriers(page)).toEqual([])
    })

    test('My Pages has no barrier, nor has the user menu', async ({ page, mock, baseURL }) => {
      await page.goto(on('localhost', '/logga-in/', baseURL))
      await mock.takeThePhone()
      await page.getByRole('button', { name: login.eid.otherDevice }).click()
      await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
      await mock.approveAs('amira')
      await expect(page.getByRole('heading', { level: 1, name: /Amira/ })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: /^Amira/ }).click()
      await expect(page.getByRole('button', { name: header.logout })).toBeVisible()
      expect(await barriers(page, { modal: true })).toEqual([])
    })
  })
}

test('no screen of the first slice is wider than a 320 px window', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/sok-bostad/', '/logga-in/', '/finns-inte/']) {
    await page.goto(on('localhost', path, baseURL))
    await expect(pageHeading(page)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(320)
  }
})
