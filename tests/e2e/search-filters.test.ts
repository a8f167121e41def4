import type { Page } from '@playwright/test'
import type { ObjectSearchRequest, ObjectSearchResult, SearchHit } from '#gen/residence/model.ts'
import savedNb from '#src/features/saved-searches/messages.nb.json' with { type: 'json' }
import savedSv from '#src/features/saved-searches/messages.sv.json' with { type: 'json' }
import searchFi from '#src/features/search/messages.fi.json' with { type: 'json' }
import { HomeList } from '#tests/support/home-list.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

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

test(
  'places of the path and of q are both searched in, and another place joins them in the address [F-078, R-057]',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    const list = new HomeList(page)
    const searched = nextSearch(page)
    await page.goto(on('localhost', '/sok-bostad/nacka/?q=lund&sort=price:asc', baseURL))
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
  },
)

const resets = [
  {
    site: 'Sweden the places',
    host: 'localhost',
    path: '/sok-bostad/',
    word: 'nacka',
    keeps: true,
    text: { ...search, save: savedSv.save },
  },
  {
    site: 'Norway nothing else',
    host: 'no.localhost',
    path: '/finn-din-bolig/',
    word: 'oslo',
    keeps: false,
    text: { ...nb, save: savedNb.save },
  },
]
for (const { site, host, path, word, keeps, text } of resets)
  test(`"clear all" leaves the chosen projects, and in ${site} [F-082, S-037, G-015]`, async ({
    page,
    baseURL,
  }) => {
    const searched = nextSearch(page)
    await page.goto(on(host, `${path}?q=${word}`, baseURL))
    const { stageId } = (await searched).hits[0] ?? {}
    expect(stageId).toBeDefined()
    await page.goto(
      on(host, `${path}?q=${word}&stageIds=${stageId}&minRooms=2&sort=price:desc&viewing=any`, baseURL),
    )
    const list = new HomeList(page)
    // what comes late into the row of filters moves the button
    await expect(page.getByRole('button', { name: text.save })).toBeVisible()
    await expect(list.cards.first()).toBeVisible()
    await page.getByRole('button', { name: text.clear.all }).first().click()
    await expect(page).not.toHaveURL(/minRooms|viewing/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('stageIds')).toContain(stageId)
    expect(searchParams.get('sort')).toBe('price:desc')
    expect(searchParams.get('q')).toBe(keeps ? word : null)
    await expect(list.cards.first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused()
  })

test('no filter moves when "save search" comes', async ({ page, baseURL }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    // the names below localhost are the browser's own
    const response = await route.fetch({ url: route.request().url().replace('//no.', '//') })
    if ((await response.text()).includes('save-search')) await released.promise
    await route.fulfill({ response })
  })
  await page.goto(on('no.localhost', '/finn-din-bolig/?q=oslo&minRooms=2&viewing=any', baseURL))
  const clear = page.getByRole('button', { name: nb.clear.all }).first()
  await expect(new HomeList(page).cards.first()).toBeVisible()
  // another face of the letters moves what is beside them
  await page.evaluate(async () => void (await document.fonts.ready))
  const save = page.getByRole('button', { name: savedNb.save })
  await expect(save).toHaveCount(0)
  const before = await clear.boundingBox()
  released.resolve()
  await expect(save).toBeVisible()
  expect(await clear.boundingBox()).toEqual(before)
})

type Expansion = {
  title: string
  chip: string
  role: 'radio' | 'checkbox'
  choice: string
  asked: object
  kindsOf: (hit: SearchHit) => (string | undefined)[]
  found: string[]
}

const expansions: Expansion[] = [
  {
    title: 'ownership finds ownership apartments, too [F-083, K-008]',
    chip: search.filter.more,
    role: 'radio',
    choice: search.disposalForm.ownership,
    asked: { disposalForm: 'ownership' },
    kindsOf: (hit) => [hit.disposalForm],
    found: ['ownership', 'ownershipApartment'],
  },
  {
    title: 'town houses bring semi-detached and detached ones along [F-083, K-011]',
    chip: search.filter.residenceType,
    role: 'checkbox',
    choice: search.residenceType.townHouse,
    asked: { residenceType: ['townHouse'] },
    kindsOf: (hit) => [hit.residenceType],
    found: ['detachedHouse', 'semiDetachedHouse', 'townHouse'],
  },
  {
    title: 'a terrace may be one on the roof [F-083, K-009]',
    chip: search.filter.more,
    role: 'checkbox',
    choice: search.outdoorArea.terrace,
    asked: { outdoorArea: ['terrace'] },
    kindsOf: ({ outdoorSpaces = [] }) =>
      outdoorSpaces.map(({ type }) => type).filter((type) => type === 'terrace' || type === 'roofTop'),
    found: ['roofTop', 'terrace'],
  },
  {
    title: 'a patio may be a porch [F-083, K-010]',
    chip: search.filter.more,
    role: 'checkbox',
    choice: search.outdoorArea.patio,
    asked: { outdoorArea: ['patio'] },
    kindsOf: ({ outdoorSpaces = [] }) =>
      outdoorSpaces.map(({ type }) => type).filter((type) => type === 'patio' || type === 'porch'),
    found: ['patio', 'porch'],
  },
]
for (const { title, chip, role, choice, asked, kindsOf, found } of expansions)
  test(title, async ({ page, baseURL }) => {
    const list = new HomeList(page)
    await page.goto(on('localhost', '/sok-bostad/', baseURL))
    await list.shows(30)
    await page.getByRole('button', { name: chip, exact: true }).click()
    const option = page.getByRole('dialog').getByRole(role, { name: new RegExp(`^${choice} \\(`) })
    const label = await option.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
    const [, count] = /\((\d+)\)/.exec(label ?? '') ?? []
    const searched = nextSearch(page)
    await option.check()
    const first = await searched
    expect(first.asked.filter).toEqual(asked)
    await page.keyboard.press('Escape')
    // as many as the choice had promised
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      new RegExp(`^${count} bostäder`),
    )

    const hits = [...first.hits]
    while (hits.length < Number(count)) {
      const more = nextSearch(page)
      // by key: rows that are laid out just now may move the button from under the pointer
      await page.getByRole('button', { name: search.more.button }).press('Enter')
      hits.push(...(await more).hits)
      await list.shows(hits.length)
    }
    const kinds = hits.map(kindsOf)
    expect(kinds.every((of) => of.length > 0)).toBe(true)
    expect(new Set(kinds.flat())).toEqual(new Set(found))
  })

test('homes to move into now are asked for near the visitor, known or not [F-084, S-040, CV-008, E-025]', async ({
  page,
  baseURL,
}) => {
  const list = new HomeList(page)
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await list.shows(30)
  const move = () => page.getByRole('button', { name: search.filter.inhabitDate, exact: true }).click()
  const now = page.getByRole('radio', { name: new RegExp(`^${search.inhabitDate[0]} \\(`) })
  await page.context().clearCookies({ name: 'uid' })
  await move()
  const anonymous = nextSearch(page)
  await now.check()
  const { geo, asked } = await anonymous
  expect([geo, asked.filter]).toEqual(['auto', { inhabitDate: 0 }])
  await expect(page).toHaveURL(/inhabitDate=0/)

  const address = page.url()
  // the search itself would ask anew as soon as it draws, and be left with that question
  await page.goto(on('localhost', '/om-oss/', baseURL))
  await page
    .context()
    .addCookies([{ name: 'uid', value: 'anon-e2e-near', url: on('localhost', '/', baseURL) }])
  const known = nextSearch(page)
  await page.goto(address)
  expect((await known).geo).toBe('auto:anon-e2e-near')
  await expect(list.cards.first()).toBeVisible()
})

const displays = [
  {
    site: 'Sweden',
    host: 'localhost',
    path: '/sok-bostad/',
    counts: /^\d{2,3} bostäder i \d+ projekt, \d+ områden$/,
    facts: /^\d rok · \d+ m² · plan \d+$/m,
    price: /^\d(\s\d{3}){2} kr$/m,
  },
  {
    site: 'Norway',
    host: 'no.localhost',
    path: '/finn-din-bolig/',
    counts: /^\d+ boliger i \d+ prosjekter, \d+ områder$/,
    facts: /^\d roms · \d+ m² · \d+\. etasje$/m,
    price: /^kr \d+(\s\d{3}){2}$/m,
  },
  {
    site: 'Finland',
    host: 'fi.localhost',
    path: '/myytavat-asunnot/',
    counts: /^\d+ asuntoa \d+ kohteessa, \d+ alueella$/,
    facts: /^\d h\+k · \d+ m² · \d+\. krs$/m,
    price: new RegExp(`^${searchFi.card.debtFree.replace('{price}', '\\d+\\s\\d{3} €')}$`, 'm'),
  },
]
for (const { site, host, path, counts, facts, price } of displays)
  test(`in ${site} the page counts homes, projects and areas, and writes price, rooms and area its own way [F-085]`, async ({
    page,
    baseURL,
  }) => {
    const list = new HomeList(page)
    await page.goto(on(host, path, baseURL))
    await list.shows(30)
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(counts)
    const plain = (await list.cards.allInnerTexts()).map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))
    const [written] = plain.filter((text) => price.test(text))
    expect(written).toMatch(facts)
  })
