import type { Page } from '@playwright/test'
import type { ObjectSearchRequest, ObjectSearchResult } from '#gen/residence/model.ts'
import savedNb from '#src/features/saved-searches/messages.nb.json' with { type: 'json' }
import { HomeList } from '#tests/support/pages/home-list.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { search } = texts.sv
const nb = texts.nb.search

/** What the next search of homes asks for, and what it answers. */
async function nextSearch(page: Page) {
  const answer = await page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.endsWith('/search_object') && response.request().method() === 'POST',
  )
  const asked = answer.request().postDataJSON() as ObjectSearchRequest
  const { hits } = (await answer.json()) as ObjectSearchResult
  return { asked, hits, geo: new URL(answer.url()).searchParams.get('geo') }
}

test('places of the path and of q are both searched in, and another place joins them in the address [F-078, R-057]', async ({
  page,
  journey,
}) => {
  const list = new HomeList(page)
  const searched = nextSearch(page)
  await journey({ path: '/sok-bostad/nacka/?q=lund&sort=price:asc' })
  expect((await searched).asked.filter?.tags).toHaveLength(2)
  await expect(list.cards.first()).toBeVisible()
  const names = async () =>
    new Set((await list.cards.allTextContents()).map((text) => /Nacka|Lund/.exec(text)?.[0]))
  await expect.poll(names).toEqual(new Set(['Nacka', 'Lund']))

  const address = () => {
    const { pathname, searchParams } = new URL(page.url())
    return [pathname, searchParams.get('q')]
  }
  await page.getByRole('button', { name: /^Nacka/ }).click()
  const place = page.getByRole('dialog', { name: search.filter.place })
  await place.getByRole('checkbox', { name: 'Lund' }).click()
  await expect(place.getByRole('searchbox', { name: search.place.label })).toBeFocused()
  await expect.poll(address).toEqual(['/sok-bostad/', 'nacka'])
  await expect.poll(names).toEqual(new Set(['Nacka']))
  await place.getByRole('searchbox', { name: search.place.label }).fill('Lund')
  await place.getByRole('button', { name: /^Lund kommun/ }).click()
  await expect.poll(address).toEqual(['/sok-bostad/', 'nacka;lund'])
  await expect.poll(names).toEqual(new Set(['Nacka', 'Lund']))
})

test('no filter moves when "save search" comes', async ({ page, journey }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    // the names below localhost are the browser's own
    const response = await route.fetch({ url: route.request().url().replace('//no.', '//') })
    if ((await response.text()).includes('save-search')) await released.promise
    await route.fulfill({ response })
  })
  await journey({ site: 'Jmno', path: '/finn-din-bolig/?q=oslo&minRooms=2&viewing=any' })
  const clear = page.getByRole('button', { name: nb.clear.all }).first()
  await expect(new HomeList(page).cards.first()).toBeVisible()
  // another face of the letters moves what is beside them
  await expect(page.locator(':root')).not.toHaveAttribute('data-face')
  await page.evaluate(async () => void (await document.fonts.ready))
  const save = page.getByRole('button', { name: savedNb.save })
  await expect(save).toHaveCount(0)
  const before = await clear.boundingBox()
  released.resolve()
  await expect(save).toBeVisible()
  expect(await clear.boundingBox()).toEqual(before)
})
