import { HomeList } from '#tests/support/pages/home-list.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import filters from '#src/screens/search/filters/messages.sv.json' with { type: 'json' }
import { texts } from '#tests/support/texts/texts.ts'

const { search } = texts.sv
const highest = 5_000_000

test('a visitor filters and sorts homes, shows more, reloads and goes back without losing anything [F-013, F-077, F-079, F-080, S-038]', async ({
  page,
  journey,
}) => {
  const list = new HomeList(page)
  await journey({ path: '/sok-bostad/' })
  await list.shows(30)

  await page.getByRole('button', { name: search.filter.price, exact: true }).click()
  const popover = page.getByRole('dialog', { name: search.filter.price })
  await popover.getByRole('textbox', { name: filters.range.price.high }).fill(String(highest))
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(new RegExp(`maxPrice=${highest}`))
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()

  await page.getByRole('combobox', { name: search.sort.label }).selectOption({ label: search.sort.priceDesc })
  await expect(page).toHaveURL(/sort=price/)
  await expect
    .poll(async () => {
      const prices = await list.prices()
      return prices.length === 30 && prices.every((price, i) => price <= (prices[i - 1] ?? highest))
    })
    .toBe(true)

  // by key: rows that are laid out just now may move the button from under the pointer
  await page.getByRole('button', { name: search.more.object }).press('Enter')
  await list.shows(60)
  const names = await list.names()

  await page.reload()
  await list.shows(60)
  expect(await list.names()).toEqual(names)

  const last = list.cards.nth(45).getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page).not.toHaveURL(/sort=price/)
  await page.goBack()
  await list.shows(60)
  expect(await list.names()).toEqual(names)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 300)
})
