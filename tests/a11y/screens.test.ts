import type { Page } from '@playwright/test'
import { barriers } from '#tests/support/barriers.ts'
import { HomeList } from '#tests/support/home-list.ts'
import { expect, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const { header, login, search } = texts.sv

/** Looks for barriers in a wide window and in a narrow one. */
async function expectNoBarrier(page: Page, options?: Parameters<typeof barriers>[1]) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await barriers(page, options), `at ${width} px`).toEqual([])
  }
}

for (const { width, filter } of [
  { width: 1440, filter: new RegExp(`^${search.filter.price}$`) },
  { width: 390, filter: /^Filter/ },
])
  test(`an open filter of the search has no barrier at ${width} px`, async ({ page, journey }) => {
    await journey({ path: '/sok-bostad/', width })
    await new HomeList(page).shows(30)
    await page.getByRole('button', { name: filter }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await barriers(page, { modal: true })).toEqual([])
  })

test('the search page has no barrier when nothing is found or the service is down', async ({
  page,
  mock,
  journey,
}) => {
  await journey({ path: '/sok-bostad/?minPrice=10000000&maxArea=5' })
  await expect(page.getByText(search.empty.filtered)).toBeVisible()
  await expectNoBarrier(page)
  await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
  await page.getByRole('button', { name: search.clear.all }).first().click()
  await expect(page.getByText(search.down.title)).toBeVisible()
  await expectNoBarrier(page)
})

test('the login has no barrier when it waits for the app, nor in the e-mail form and its errors', async ({
  page,
  mock,
  journey,
}) => {
  await journey({ path: '/logga-in/' })
  await mock.takeThePhone()
  await page.getByRole('button', { name: login.eid.otherDevice }).click()
  await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: login.eid.cancel }).click()
  await page.getByRole('button', { name: login.email.toggle }).click()
  await page.getByRole('main').getByRole('button', { name: login.email.submit, exact: true }).click()
  await expect(page.getByText(login.field.emailRequired).first()).toBeVisible()
  await expectNoBarrier(page)
})

for (const width of [1440, 390])
  test(`the user menu has no barrier at ${width} px`, async ({ page, journey }) => {
    await journey({ persona: 'amira', path: '/mina-sidor/', width })
    await page.getByRole('button', { name: /^Amira/ }).click()
    await expect(page.getByRole('button', { name: header.logout })).toBeVisible()
    expect(await barriers(page, { modal: true })).toEqual([])
  })
