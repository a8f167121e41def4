import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ObjectSearchRequest } from '#gen/residence/model.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { defined, objects, renderSearch } from './render-search.test-support.tsx'
import { homes } from './search-answers.test-support.ts'

beforeEach(() => sessionStorage.clear())

test('the page says how many homes, projects and areas there are, and shows 30 [F-085, S-039, K-013]', async () => {
  const { asked } = await renderSearch(jmse)
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(/^1\s412 bostäder i 49 projekt, 30 områden$/)
  await expect.element(page.getByText(/^Visar 30 av 1\s412$/)).toBeVisible()
  await expect.poll(() => page.getByRole('article').elements().length).toBe(30)
  expect(asked.find(({ call }) => call === objects)?.body).toEqual({
    siteId: 1,
    filter: {},
    sort: ['inhabitDate:asc', 'price:asc'],
    offset: 0,
    limit: 30,
  })
})

test('a card says place, status, facts, prices and outlook as the site writes them, and leads to the home [F-085]', async () => {
  await renderSearch(jmse)
  const card = page.getByRole('article').first()
  await expect.element(card).toMatchTextContent(/Ekbacken, Nacka/)
  await expect.element(card).toMatchTextContent(/Till salu/)
  await expect.element(card).toMatchTextContent(/3 rok · 76 m² · plan 4/)
  await expect.element(card).toMatchTextContent(/3 000 000 kr/)
  await expect.element(card).toMatchTextContent(/39 474 kr\/m²/)
  await expect.element(card).toMatchTextContent(/Avgift 4 610 kr\/mån/)
  await expect.element(card).toMatchTextContent(/Balkong mot sydväst/)
  await expect
    .element(card.getByRole('link', { name: 'Brf Strandängen, C-1000' }))
    .toHaveAttribute('href', '/hem/0/')
  const picture = card.getByRole('img', { name: 'Femvåningshus i gul puts' }).element() as HTMLImageElement
  expect([picture.width > 0, picture.getAttribute('height')]).toEqual([true, '267'])
})

test.each([
  ['one in a row', 390, ['Femvåningshus i gul puts', 'Planlösning', 'Femvåningshus i gul puts']],
  ['two', 800, ['Femvåningshus i gul puts', 'Planlösning', 'Planlösning']],
])(
  'of homes in one project, %s, none shows the house beside or above it [N-021]',
  async (_, width, shown) => {
    await page.viewport(width, 900)
    await renderIn(jmse, <HitCards hits={homes({ siteId: 1, limit: 3 }).hits} label="Liknande bostäder" />)
    await expect.element(page.getByRole('article').nth(2)).toBeVisible()
    const pictures = page.getByRole('article').getByRole('img').elements()
    expect(pictures.map((one) => one.getAttribute('alt'))).toEqual(shown)
  },
)

test('a card says what is new, and in words what a lowered price was before', async () => {
  const [first, second] = homes({ siteId: 1, limit: 2 }).hits.map((hit, index) =>
    index === 0
      ? { ...hit, publishedAt: new Date(Date.now() - 86_400_000).toISOString() }
      : { ...hit, formerPrice: 3_195_000 },
  )
  await renderIn(jmse, <HitCards hits={[first, second].flatMap((hit) => hit ?? [])} label="Bostäder" />)
  const card = (at: number) => page.getByRole('article').nth(at)
  await expect.element(card(0).getByText('Ny', { exact: true })).toBeVisible()
  await expect.element(card(1)).toMatchTextContent(/Sänkt från 3 195 000 kr/)
  expect(card(1).element().querySelector('s')?.textContent).toMatch(/^3\s195\s000\skr$/)
  expect(card(0).element().querySelector('s')).toBeNull()
  // it stands alone, and all else as in the card beside it
  expect(card(1).element().querySelector('s')?.parentElement?.previousElementSibling?.textContent).toBe('')
})

test('in Norway the same card is Norwegian [F-085]', async () => {
  await renderSearch(jmno)
  const card = page.getByRole('article').first()
  await expect.element(card).toMatchTextContent(/3-roms · 76 m² · 4\. etasje/)
  await expect.element(card).toMatchTextContent(/kr 3 000 000/)
  await expect.element(card).toMatchTextContent(/Til salgs/)
})

test('show more appends 30 homes, and the keyboard goes on at the first of them [S-035, F-080]', async () => {
  await renderSearch(jmse)
  await page.getByRole('button', { name: 'Visa fler bostäder' }).click()
  await expect.element(page.getByText(/^Visar 60 av 1\s412$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Brf Strandängen, C-1030' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Brf Strandängen, C-1000' })).toBeInTheDocument()
})

test('a second press on show more, while the first is being answered, asks for nothing', async () => {
  const { promise: pressedTwice, resolve } = Promise.withResolvers<void>()
  const { asked } = await renderSearch(jmse, '', {
    [objects]: async ({ body }) => {
      if ((body as ObjectSearchRequest).offset) await pressedTwice
      return homes(body as ObjectSearchRequest)
    },
  })
  await page.getByRole('button', { name: 'Visa fler bostäder' }).dblClick()
  resolve()
  await expect.element(page.getByText(/^Visar 60 av 1\s412$/)).toBeVisible()
  expect(asked.filter(({ call }) => call === objects)).toHaveLength(2)
})

test('when more homes cannot be fetched, those there stay, and one can try again', async () => {
  let isDown = false
  await renderSearch(jmse, '', {
    [objects]: ({ body }) => (isDown ? searchDown() : homes(body as ObjectSearchRequest)),
  })
  const cards = page.getByRole('article')
  // what lies below the first rows is drawn after them
  await expect.poll(() => cards.elements()).toHaveLength(30)
  isDown = true
  await page.getByRole('button', { name: 'Visa fler bostäder' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Fler bostäder kunde inte hämtas\./)
  expect(cards.elements()).toHaveLength(30)
  isDown = false
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect.element(page.getByText(/^Visar 60 av 1\s412$/)).toBeVisible()
})

test('the number shown comes back at the same place in the history, and a new search begins with 30 [G-019, Q-023, S-039]', async () => {
  sessionStorage.setItem('search-shown:start', '60')
  await renderSearch(jmse)
  await page.getByRole('button', { name: 'Visa fler bostäder' }).click()
  await expect.element(page.getByText(/^Visar 60 av 1\s412$/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Sortera:' }).selectOptions('Pris, högst först')
  await expect.element(page.getByText(/^Visar 30 av 1\s412$/)).toBeVisible()
})

test('two quick choices both count', async () => {
  const { changes } = await renderSearch(jmse)
  await page.getByRole('button', { name: 'Bostadstyp', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Lägenhet (31)' }).click()
  await page.getByRole('checkbox', { name: 'Radhus (7)' }).click()
  expect(changes.at(-1)?.state.residenceType).toEqual(['apartment', 'townHouse'])
})

test('clear all leaves the chosen projects [S-037, F-082]', async () => {
  const { changes } = await renderSearch(jmse, '?minRooms=2&stageIds=stage-strandangen')
  await expect.element(page.getByRole('button', { name: '1 valt projekt' })).toBeVisible()
  await page.getByRole('button', { name: 'Rensa filter' }).click()
  expect(defined(changes.at(-1))).toEqual({ stageIds: ['stage-strandangen'] })
  await expect.element(page.getByRole('button', { name: 'Rensa filter' })).not.toBeInTheDocument()
})

test('a chip clears its own filter and keeps the focus', async () => {
  const { changes } = await renderSearch(jmse, '?minRooms=2&maxArea=90')
  await page.getByRole('button', { name: 'Ta bort filtret Antal rum' }).click()
  expect(defined(changes.at(-1))).toEqual({ maxArea: 90 })
  await expect.element(page.getByRole('button', { name: 'Rum', exact: true })).toHaveFocus()
})

test('a chip that is there only while it is set leaves the focus among the filters', async () => {
  await renderSearch(jmse, '?maxFee=5000&minRooms=2')
  const first = page.getByRole('group', { name: 'Filter' }).getByRole('button').first()
  await page.getByRole('button', { name: 'Ta bort filtret Avgift' }).click()
  await expect.element(page.getByRole('button', { name: /^Avgift/ })).not.toBeInTheDocument()
  await expect.element(first).toHaveFocus()
})

test('when nothing fits, the page says so, does without a filter or the place, and helps to begin anew', async () => {
  const { changes } = await renderSearch(jmse, '?q=nacka&minRooms=5&maxPrice=500000', {
    [objects]: () => ({ hits: [], total: 0 }),
  })
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/Inga bostäder/)
  await expect.element(page.getByText(/^Ingen bostad passar allt du valt/)).toBeVisible()
  const without = page.getByRole('list', { name: 'Ta bort ett filter' })
  await without.getByRole('button', { name: 'Ta bort filtret Minst 5 rok' }).click()
  expect(defined(changes.at(-1))).toEqual({ q: 'nacka', maxPrice: 500_000 })
  expect(changes.at(-1)?.dropsPath).toBe(false)
  await without.getByRole('button', { name: 'Ta bort filtret Nacka' }).click()
  expect(defined(changes.at(-1))).toEqual({ maxPrice: 500_000 })
  expect(changes.at(-1)?.dropsPath).toBe(true)
  await page.viewport(1280, 800)
  // the row of filters has it, and nothing else
  await page.getByRole('button', { name: 'Rensa filter' }).click()
  expect(defined(changes.at(-1))).toEqual({})
})

test('an error that no contract knows is one like any other, and keeps the filters; trying again shows the homes [X-018, F-077]', async () => {
  let isDown = true
  const headers = { 'content-type': 'text/html' }
  const unknown = () => new Response('<h1>Oops</h1>', { status: 500, headers })
  await renderSearch(jmse, '?minRooms=2', {
    [objects]: ({ body }) => (isDown ? unknown() : homes(body as ObjectSearchRequest)),
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Söktjänsten ligger nere/)
  await expect.element(page.getByRole('button', { name: 'Minst 2 rok' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect.element(page.getByText(/^Visar 30 av 1\s412$/)).toBeVisible()
})

test('places of the address are looked up and searched in [R-057, F-078]', async () => {
  const { asked, changes } = await renderSearch(jmse, '?q=nacka')
  await expect.element(page.getByRole('button', { name: 'Nacka', exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Bostäder till salu i Nacka')
  await expect
    .poll(() => asked.find(({ call }) => call === objects)?.body)
    .toMatchObject({
      filter: { tags: ['municipality-nacka'] },
    })
  await page.getByRole('button', { name: 'Ta bort filtret Plats' }).click()
  expect(defined(changes.at(-1))).toEqual({})
  expect(changes.at(-1)?.dropsPath).toBe(true)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bostäder till salu')
})

const searchDown = () =>
  Response.json({ title: 'Down', status: 503, code: 'searchServiceDown' }, { status: 503 })
