import { useRouterState } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TextSearchHit, TextSearchRequest } from '#gen/textsearch/model.ts'
import { parseSearch } from '#src/lib/address/search-params.ts'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Site } from '#src/sites/site.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import type { Asked } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { TextSearchPage } from './text-search-page.tsx'
import { readTextSearch } from './state/text-search-state.ts'

const call = 'POST /textsearch'
const total = 60
const body = 'Den nya promenaden längs kajen får bryggor, bänkar och ljus.'

afterEach(() => vi.unstubAllGlobals())

test('the text of the address is searched for: 25 hits of all categories, their text cropped to 50 [F-060, K-018, R-059]', async () => {
  const { asked } = await renderSearch(jmse, '?s=strand')
  await expect.element(page.getByRole('status')).toHaveTextContent('60 träffar för ”strand”')
  expect(asked.map((one) => one.body)).toEqual([
    { siteId: 1, languages: ['sv'], text: 'strand', categories: ['all'], skip: 0, take: 25 },
  ])
  expect(hits().elements()).toHaveLength(25)
  await expect.element(page.getByRole('searchbox')).toHaveValue('strand')
  const first = hits().first()
  await expect.element(first).toMatchTextContent('Nyheter · 2026-11-12')
  await expect
    .element(first.getByText(/^Den nya/))
    .toHaveTextContent('Den nya promenaden längs kajen får bryggor, bänkar...')
  await expect.element(first.getByRole('link', { name: 'Träff 1' })).toHaveAttribute('href', '/nyheter/1/')
  await expect
    .element(first.getByRole('presentation'))
    .toHaveAttribute('src', expect.stringMatching(/stage-strandlyktan/))
  await expect
    .element(page.getByRole('link', { name: 'Träff 2', exact: true }))
    .toHaveAttribute('target', '_blank')
})

test('what is typed becomes the query s, on the first page of the category one is in [R-059]', async () => {
  const { asked, address } = await renderSearch(jmno, '?s=strand&category=news&page=2')
  await page.getByRole('searchbox', { name: 'Hva leter du etter?' }).fill(' kai ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('60 treff for «kai»')
  expect(address()).toBe('?s=kai&category=news')
  expect(asked.at(-1)?.body).toMatchObject({ languages: ['no'], text: 'kai', categories: ['news'], skip: 0 })
})

test('next and previous show 25 hits each, say which page it is, and the keyboard goes on above them [F-060, K-018]', async () => {
  const { asked, address } = await renderSearch(jmse, '?s=strand')
  await expect.element(page.getByText('Sida 1 av 3')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Föregående' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Nästa' }).click()
  await expect.element(page.getByRole('link', { name: 'Träff 26' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveFocus()
  await page.getByRole('link', { name: 'Nästa' }).click()
  await expect.element(page.getByText('Sida 3 av 3')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Träff 60' })).toBeVisible()
  expect(hits().elements()).toHaveLength(10)
  await expect.element(page.getByRole('link', { name: 'Nästa' })).not.toBeInTheDocument()
  expect(asked.map((one) => (one.body as TextSearchRequest).skip)).toEqual([0, 25, 50])
  expect(address()).toBe('?s=strand&page=3')
  await page.getByRole('link', { name: 'Föregående' }).click()
  await expect.element(page.getByText('Sida 2 av 3')).toBeVisible()
})

test('a category narrows the hits and begins with the first page [F-060]', async () => {
  const { asked, address } = await renderSearch(jmse, '?s=strand&page=2')
  const career = page.getByRole('link', { name: 'Jobb (4)' })
  await expect.element(page.getByRole('link', { name: 'Alla (60)' })).toHaveAttribute('aria-current', 'page')
  await career.click()
  await expect.element(career).toHaveAttribute('aria-current', 'page')
  expect(address()).toBe('?s=strand&category=career')
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ categories: ['career'], skip: 0 })
})

test('a site that sells no homes has no hits of homes to choose [F-060]', async () => {
  const counts = { all: 4, residential: 0, content: 0, news: 4, career: 0 }
  const categoryCounts = Object.entries(counts).map(([category, count]) => ({ category, count }))
  await renderSearch(jmEntreprenad, '?s=strand', () => ({ hits: [hit(1)], total: 4, categoryCounts }))
  await expect.element(page.getByRole('link', { name: 'Nyheter (4)' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Alla (4)' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Bostäder/ })).not.toBeInTheDocument()
})

test('the newest hits come first where that is chosen, in each category and from the first page [C-033]', async () => {
  const { asked, address } = await renderSearch(jmse, '?s=strand&page=2')
  await page.getByRole('combobox', { name: 'Sortera:' }).selectOptions('Nyast först')
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ sortType: 'date', skip: 0 })
  expect(address()).toBe('?s=strand&sort=date')
  await page.getByRole('link', { name: 'Jobb (4)' }).click()
  expect(address()).toBe('?s=strand&category=career&sort=date')
})

test.for(['', '?s=a', '?s=+a+'])('a text of one character or less is not searched for: %s', async (query) => {
  const { asked } = await renderSearch(jmse, query)
  await expect.element(page.getByRole('searchbox')).toHaveValue(query && 'a')
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  const tooShort = page.getByText('Skriv minst två tecken.')
  await expect.poll(() => tooShort.elements()).toHaveLength(query ? 1 : 0)
  expect(asked).toEqual([])
})

test('when nothing is found, the page says so and leads to the homes', async () => {
  await renderSearch(jmse, '?s=xyz', () => ({ hits: [], total: 0 }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Inga träffar för ”xyz”')
  await expect.element(page.getByText(/^Vi hittar inget som passar/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sök bland bostäderna' }))
    .toHaveAttribute('href', '/sok-bostad/')
})

test('where no homes are sold, nothing leads to them', async () => {
  await renderSearch(jmEntreprenad, '?s=xyz', () => ({ hits: [], total: 0 }))
  await expect.element(page.getByText(/^Vi hittar inget som passar/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sök bland bostäderna' })).not.toBeInTheDocument()
})

test('a page after the last one leads to the first', async () => {
  await renderSearch(jmse, '?s=strand&page=9')
  await page.getByRole('link', { name: 'Visa första sidan' }).click()
  await expect.element(page.getByText('Sida 1 av 3')).toBeVisible()
})

test('a search service that is down says so and keeps what was typed; trying again shows the hits [X-018]', async () => {
  let isDown = true
  await renderSearch(jmse, '?s=strand', ({ body: request }) =>
    isDown ? searchDown() : found(request as TextSearchRequest),
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent('Söktjänsten ligger nere')
  await page.getByRole('searchbox').fill('strandnära')
  isDown = false
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('60 träffar för ”strand”')
  await expect.element(page.getByRole('searchbox')).toHaveValue('strandnära')
  await expect.element(page.getByRole('status')).toHaveFocus()
})

const hits = () => page.getByRole('list', { name: 'Träffar' }).getByRole('listitem')

/** The page of a site as a visitor opens it; `asked` has its searches for texts, `address` is the query it has led to. */
async function renderSearch(
  site: Site,
  query: string,
  answer: Parameters<typeof answerCalls>[0][string] = all,
) {
  const asked: Asked[] = []
  answerCalls({
    [call]: (one) => {
      asked.push(one)
      return answer(one)
    },
    // none of these texts is the name of a place
    'POST /residence/search/tags': () => [],
  })
  const path = site.paths.textSearch ?? ''
  function Address() {
    const { searchStr, href } = useRouterState({ select: ({ location }) => location })
    const state = readTextSearch(parseSearch(href === '/' ? query : searchStr))
    return <TextSearchPage intro={<h1>Sök</h1>} path={path} state={state} />
  }
  const { router } = await renderIn(site, <Address />)
  return { asked, address: () => router.history.location.search }
}

const all = ({ body: request }: { body: unknown }) => found(request as TextSearchRequest)

const searchDown = () =>
  Response.json({ title: 'Down', status: 503, code: 'searchServiceDown' }, { status: 503 })

function found({ skip = 0, take = 25 }: TextSearchRequest) {
  return {
    hits: Array.from({ length: Math.max(0, Math.min(take, total - skip)) }, (_, index) =>
      hit(skip + index + 1),
    ),
    total,
    categoryCounts: [
      { category: 'all', count: total },
      { category: 'residential', count: 10 },
      { category: 'content', count: 6 },
      { category: 'news', count: 40 },
      { category: 'career', count: 4 },
    ],
  }
}

const hit = (number: number): TextSearchHit => ({
  title: `Träff ${number}`,
  body,
  url: `${number === 2 ? 'https://press.example' : ''}/nyheter/${number}/`,
  category: 'news',
  date: '2026-11-12',
  ...(number === 1 && { imageUrl: '/media/scene/stage-strandlyktan' }),
})
