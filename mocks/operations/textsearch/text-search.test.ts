import { beforeAll, expect, test } from 'vitest'
import type { components } from '#gen/textsearch/types.ts'
import { sites } from '#src/sites/sites.ts'
import { type Backend, createBackend } from '../../backend.ts'

let backend: Backend

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail' })
})

async function search(body: object): Promise<components['schemas']['TextSearchResult']> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await backend.handle(new Request('http://localhost/textsearch', init))
  if (response?.status !== 200) throw new Error(await response?.text())
  return (await response.json()) as components['schemas']['TextSearchResult']
}

test('the quick search shows the three best hits of all', async () => {
  const { hits, total } = await search({ text: 'strand', siteId: 1, categories: ['all'], skip: 0, take: 3 })
  expect(hits).toHaveLength(3)
  expect(total).toBeGreaterThan(3)
  expect(hits.map(({ title }) => title)).toContain('Brf Strandängen')
})

test('the full search shows 25 hits a page, and pages do not overlap [C-033]', async () => {
  const [first, second] = await Promise.all([
    search({ text: 'i', siteId: 1 }),
    search({ text: 'i', siteId: 1, skip: 25 }),
  ])
  expect(first.hits).toHaveLength(25)
  expect(second.hits).toHaveLength(Math.min(25, second.total - 25))
  const urls = [...first.hits, ...second.hits].map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
})

test('texts are long enough to be cropped at fifty characters', async () => {
  const { hits } = await search({ text: 'bostad', siteId: 1 })
  expect(hits.some(({ body }) => body.length > 50)).toBe(true)
})

test('a category narrows the hits, and each tells how many it has [E-047]', async () => {
  const { total, categoryCounts = [] } = await search({ text: 'nacka', siteId: 1 })
  expect(categoryCounts.map(({ category }) => category).toSorted()).toEqual([
    'all',
    'career',
    'content',
    'news',
    'residential',
  ])
  expect(categoryCounts.find(({ category }) => category === 'all')?.count).toBe(total)
  for (const { category, count } of categoryCounts.filter((one) => one.category !== 'all')) {
    const narrowed = await search({ text: 'nacka', siteId: 1, categories: [category] })
    expect(narrowed.total).toBe(count)
    for (const hit of narrowed.hits) expect(hit.category).toBe(category)
    expect(narrowed.categoryCounts).toEqual(categoryCounts)
  }
})

test('the newest come first when sorted by date [G-016]', async () => {
  const { hits } = await search({ text: 'i', siteId: 1, sortType: 'date', categories: ['news'] })
  const dates = hits.map(({ date = '' }) => date)
  expect(dates.length).toBeGreaterThan(1)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('each site searches its own pages, in its own language', async () => {
  for (const { siteId, paths } of sites) {
    const { hits } = await search({ text: 'b', siteId, take: 100 })
    expect(hits.length).toBeGreaterThan(0)
    for (const { url } of hits) expect(url.startsWith(paths.start ?? '/')).toBe(true)
  }
  expect((await search({ text: 'bostad', siteId: 1, languages: ['en'] })).total).toBe(0)
  expect((await search({ text: 'bolig', siteId: 5, languages: ['no'] })).total).toBeGreaterThan(0)
})

test('blanks and marks alone find nothing, and are no error', async () => {
  for (const text of [' ', '…', '?!'])
    expect(await search({ text, siteId: 1 })).toMatchObject({ hits: [], total: 0 })
})

test('a wrong letter, missing marks and other endings still find the page', async () => {
  const best = async (text: string, siteId = 1) => (await search({ text, siteId, take: 3 })).hits[0]?.title
  expect(await best('Strandängen')).toBe('Brf Strandängen')
  expect(await best('strandangen')).toBe('Brf Strandängen')
  expect(await best('stradnängen')).toBe('Brf Strandängen')
  expect(await best('løkkehagen', 5)).toBe('Løkkehagen')
  expect(await best('lokkehagen', 5)).toBe('Løkkehagen')
  expect((await search({ text: 'hissarna', siteId: 1 })).total).toBeGreaterThan(0)
})

test('questions, tables and files of pages, premises and references can be found by what stands in them', async () => {
  const urls = async (text: string, siteId = 1) =>
    (await search({ text, siteId, take: 100 })).hits.map(({ url }) => url)
  expect(await urls('diskmaskinen tömmer')).toContain('/kundservice/vanliga-fragor/')
  expect(await urls('uppförandekod leverantörer')).toContain('/om-oss/leverantorer/')
  expect(await urls('ankarspelet restaurang')).toContain('/lokaler/stockholm/ankarspelet/restaurang-1/')
  expect(await urls('mjölkrampen')).toEqual(['/referensprojekt/mejeriet/'])
  expect(await urls('spont', 7)).toContain('/projekt/varvskajen/')
})

test('a page after the last one is empty, and says how many hits there are', async () => {
  const { total } = await search({ text: 'nacka', siteId: 1 })
  expect(await search({ text: 'nacka', siteId: 1, skip: total + 25 })).toMatchObject({ hits: [], total })
})

test('where no homes are sold, none are found', async () => {
  const { categoryCounts = [] } = await search({ text: 'b', siteId: 2 })
  expect(categoryCounts.find(({ category }) => category === 'residential')?.count).toBe(0)
})
