import { expect, test } from 'vitest'
import { zTextSearchBody } from '#gen/textsearch/schemas.ts'
import { hitsPerPage } from '#src/api/homes/textsearch.ts'
import { parseSearch } from '#src/lib/address/search-params.ts'
import { textSearchHref } from './text-search-href.ts'
import { readTextSearch } from './text-search-state.ts'
import type { TextSearchState } from './text-search-state.ts'

const read = (query: string) => readTextSearch(parseSearch(query))

test('the address holds the text, the category and the page [R-059]', () => {
  expect(read('?s=strand&category=news&page=3')).toEqual({ s: 'strand', category: 'news', page: 3 })
})

test('the address holds the order, unless the best hits come first [C-033]', () => {
  expect(read('?s=strand&sort=date')).toEqual({ s: 'strand', sort: 'date' })
  expect(read('?s=strand&sort=relevance')).toEqual({ s: 'strand' })
})

test('all categories and the first page are left out, and so are spaces around the text', () => {
  expect(read('?s=+strand+&category=all&page=1')).toEqual({ s: 'strand' })
})

test.for(['', '?s=', '?s=+&category=homes&page=0', '?s=a&s=b&page=-1', '?page=402', '?page=2.5', '?page=x'])(
  'what makes no sense counts as left out: %s',
  (query) => {
    expect(read(query)).toEqual({})
  },
)

test('whatever an address says, the service takes it [R-059]', () => {
  const { s, category, page = 1 } = read(`?s=${'strand '.repeat(99)}&category=career&page=401`)
  const skip = (page - 1) * hitsPerPage
  const request = { siteId: 1, text: s, categories: [category], skip, take: hitsPerPage }
  expect(zTextSearchBody.safeParse(request).success).toBe(true)
  expect(skip).toBe(10_000)
})

test.for<TextSearchState>([
  {},
  { s: 'två rum & kök' },
  { s: '100', category: 'residential', page: 2, sort: 'date' },
])('an address that is written reads the same: %o', (state) => {
  const { search } = new URL(textSearchHref('/sok/', state), 'http://localhost')
  expect(read(search)).toEqual(state)
})
