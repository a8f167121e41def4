import successionSv from '#src/screens/succession/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey/journey.ts'

const path = '/overlatelser/'

test('all transfers come in a shuffle that never changes, and one municipality at a time on demand [F-146, S-091, K-025, CV-006, T-079]', async ({
  page,
  journey,
}) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/residence/search_object' && request.method() === 'POST')
      asked.push(request.postDataJSON())
  })
  await journey({ path })
  const cards = page.getByRole('main').getByRole('article')
  const names = () => cards.getByRole('heading').allInnerTexts()
  await expect(cards.first()).toBeVisible()
  const order = await names()
  expect(asked).toEqual([{ siteId: 1, objectStatus: ['succession'], limit: 400 }])
  expect(order).not.toEqual(order.toSorted())
  await page.reload()
  await expect(cards.first()).toBeVisible()
  expect(await names()).toEqual(order)

  const field = page.getByRole('combobox', { name: successionSv.where })
  await expect(field).toHaveValue('alla-kommuner')
  const [, municipality = ''] = await field
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  await field.selectOption(municipality)
  await expect(page).toHaveURL(/overlatelser\/\?q=/)
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ siteId: 1, objectStatus: ['succession'], tags: [municipality], limit: 400 })
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ överlåtelse/)
  expect(await cards.count()).toBeLessThanOrEqual(order.length)

  await field.selectOption('alla-kommuner')
  await expect(page).toHaveURL(/overlatelser\/$/)
  await expect(cards).toHaveCount(order.length)
  expect(await names()).toEqual(order)
})
