import visitedSv from '#src/features/visited/messages.sv.json' with { type: 'json' }
import { HomeList } from '#tests/support/home-list.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { search } = texts.sv

test('a visitor finds homes, and a project or an area by its name [F-154]', async ({
  page,
  journey,
  baseURL,
}) => {
  const list = new HomeList(page)
  await journey({ path: '/sok-bostad/' })
  await list.shows(30)
  const found = page.getByRole('main').getByRole('status').first()
  await expect(found).toHaveText(/^\d+ bostäder i \d+ projekt, \d+ områden$/)
  const all = await found.innerText()
  for (const [typed, suggestion] of [
    ['Strandängen', /^Brf Strandängen projekt/],
    ['Ekbacken', /^Ekbacken område/],
  ] as const) {
    await page.goto(on('localhost', '/sok-bostad/', baseURL))
    await page.getByRole('button', { name: search.chip.everywhere }).click()
    await page.getByRole('searchbox', { name: search.place.label }).fill(typed)
    await page.getByRole('button', { name: suggestion }).click()
    await page.keyboard.press('Escape')
    await expect(list.cards.first()).toContainText(typed)
    await expect(found).not.toHaveText(all)
  }
})

test('when nothing fits, one filter is taken away, or a place chosen that has such homes', async ({
  page,
  journey,
}) => {
  const list = new HomeList(page)
  await journey({ path: '/sok-bostad/?q=ekbacken&residenceType=townHouse&minRooms=3' })
  await expect(page.getByText(search.empty.filtered)).toBeVisible()
  const without = page.getByRole('list', { name: search.help.without })
  await without.getByRole('button', { name: 'Ta bort filtret Minst 3 rok' }).click()
  await expect(page).not.toHaveURL(/minRooms/)
  await expect(page).toHaveURL(/residenceType=townHouse/)
  await page.goBack()
  const elsewhere = page.getByRole('list', { name: search.help.elsewhere }).getByRole('button')
  await expect(elsewhere.first()).toBeVisible()
  await elsewhere.first().click()
  await expect(page).toHaveURL(/residenceType=townHouse&minRooms=3|minRooms=3&residenceType=townHouse/)
  await expect(list.cards.first()).toBeVisible()
})

test('a visitor with an anonymous id sees the homes looked at last, and the projects of a county that others look at [F-149, C-103, C-104]', async ({
  page,
  journey,
  baseURL,
}) => {
  const list = new HomeList(page)
  const start = '/sok-bostad/?q=stockholms-lan'
  await page
    .context()
    .addCookies([{ name: 'uid', value: 'anon-e2e-visitor', url: on('localhost', '/', baseURL) }])
  await journey({ path: start })
  await list.shows(30)
  const home = list.cards.first().getByRole('link')
  const name = await home.innerText()
  const opened = page.waitForResponse((response) => response.url().endsWith('/GetViewModel'))
  await home.click()
  await opened
  await journey({ path: start })
  const last = page.getByRole('region', { name: visitedSv.last })
  await expect(last.getByRole('link', { name })).toBeVisible()
  const most = page.getByRole('region', { name: filled(visitedSv.most, { county: 'Stockholms län' }) })
  await expect(most.getByRole('article').first()).toBeVisible()
})
