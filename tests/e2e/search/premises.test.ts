import premisesSv from '#src/screens/premises/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey/journey.ts'

const isSearch = (url: string) => new URL(url).pathname === '/residence/search/premises'

test('a visitor narrows premises by kind, place and area, orders them, reloads and goes back [F-145, S-090, C-043, K-020, K-022]', async ({
  page,
  journey,
}) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (isSearch(request.url()) && request.method() === 'POST') asked.push(request.postDataJSON())
  })
  await journey({ path: '/lokaler/' })
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  expect(asked).toEqual([{ siteId: 1, filter: {}, sort: ['sortOrder:asc', 'inhabitDate:asc'], limit: 500 }])

  await page.getByRole('button', { name: premisesSv.filter.types }).click()
  // not by check(): it is drawn as checked only when the address has it
  const office = page.getByRole('checkbox', { name: premisesSv.type.office })
  await office.click()
  await expect(office).toBeChecked()
  await expect(page).toHaveURL(/\/lokaler\/\?types=office$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  const texts = await cards.allInnerTexts()
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).toContain(premisesSv.type.office)

  await page.getByRole('button', { name: premisesSv.filter.area }).click()
  const area = page.getByRole('dialog')
  await area.getByRole('textbox', { name: premisesSv.range.low }).fill('100')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/types=office&minArea=100/)
  // the page has drawn what the address says, and the order that is chosen next is added to it
  await expect.poll(() => asked.at(-1)).toMatchObject({ filter: { types: ['office'], minArea: 100 } })
  await page.keyboard.press('Escape')
  const answer = page.waitForResponse(
    (one) => isSearch(one.url()) && String(one.request().postData()).includes('area:desc'),
  )
  await page.getByRole('combobox').selectOption('area:desc')
  await expect(page).toHaveURL(/sort=area%3Adesc|sort=area:desc/)
  await expect
    .poll(() => asked.at(-1))
    .toEqual({
      siteId: 1,
      filter: { types: ['office'], minArea: 100 },
      sort: ['sortOrder:asc', 'area:desc'],
      limit: 500,
    })
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/lokal/)
  const { hits } = (await (await answer).json()) as { hits: { name: string }[] }
  const names = hits.map(({ name }) => name)
  await expect(cards.getByRole('heading')).toHaveText(names)
  await page.reload()
  await expect(cards.getByRole('heading')).toHaveText(names)

  await page.getByRole('button', { name: premisesSv.clearAll }).click()
  await expect(cards).toHaveCount(all)
})
