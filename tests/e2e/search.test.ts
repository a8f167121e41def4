import { HomeList } from '#tests/support/home-list.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const sites = [
  { site: 'the Swedish site', host: 'localhost', path: '/sok-bostad/', text: texts.sv, highest: 5_000_000 },
  {
    site: 'the Norwegian site',
    host: 'no.localhost',
    path: '/finn-din-bolig/',
    text: texts.nb,
    highest: 7_000_000,
  },
]

for (const { site, host, path, text, highest } of sites) {
  const { search } = text
  test(`a visitor of ${site} filters and sorts homes, shows more, reloads and goes back without losing anything [F-013, F-077, F-079, F-080, S-038]`, async ({
    page,
    baseURL,
  }) => {
    const list = new HomeList(page)
    await page.goto(on(host, path, baseURL))
    await list.shows(30)

    await page.getByRole('button', { name: search.filter.price, exact: true }).click()
    const popover = page.getByRole('dialog', { name: search.filter.price })
    await popover.getByRole('textbox', { name: search.range.price.high }).fill(String(highest))
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(new RegExp(`maxPrice=${highest}`))
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()

    await page
      .getByRole('combobox', { name: search.sort.label })
      .selectOption({ label: search.sort.priceDesc })
    await expect(page).toHaveURL(/sort=price/)
    await expect
      .poll(async () => {
        const prices = await list.prices()
        return prices.length === 30 && prices.every((price, i) => price <= (prices[i - 1] ?? highest))
      })
      .toBe(true)

    // by key: rows that are laid out just now may move the button from under the pointer
    await page.getByRole('button', { name: search.more.button }).press('Enter')
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
}

test('when the search service is down the visitor is told so, keeps the filters and tries again [X-018, F-077]', async ({
  page,
  mock,
  baseURL,
}) => {
  const { search } = texts.sv
  const list = new HomeList(page)
  await page.goto(on('localhost', '/sok-bostad/?minRooms=3', baseURL))
  await list.shows(30)
  await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
  await page.getByRole('combobox', { name: search.sort.label }).selectOption({ label: search.sort.priceAsc })
  await expect(page.getByText(search.down.title)).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: search.down.retry }).click()
  await expect(list.cards.first()).toBeVisible()
  await expect(page).toHaveURL(/minRooms=3/)
})

test('an address that makes no sense shows the plain search', async ({ page, baseURL }) => {
  const list = new HomeList(page)
  await page.goto(on('localhost', '/sok-bostad/?minPrice=mycket&sort=hej&residenceType=slott', baseURL))
  await list.shows(30)
})
