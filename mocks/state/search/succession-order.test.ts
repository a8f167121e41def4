import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Site } from '#src/sites/site.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { searchHomes } from './search-homes.ts'
import { siteIndexOf } from './index/site-index.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })
const now = Date.parse('2026-11-20T10:00:00Z')

function list(site: Site, search: Parameters<typeof searchHomes>[1] = {}): string[] {
  const wanted = { objectStatus: ['succession'] as const, ...search }
  return searchHomes(siteIndexOf(catalogue, site), wanted, now).found.map(({ id }) => id)
}

const sites = [jmse, jmno, jmoy]

test('homes in succession come in a fixed shuffle when no place is chosen [S-091, CV-006]', () => {
  for (const site of sites) {
    expect(list(site).length).toBeGreaterThanOrEqual(3)
    expect(list(site)).toEqual(list(site))
  }
  expect(sites.map((site) => list(site))).not.toEqual(sites.map((site) => list(site).toSorted()))
  // the numbers that the seed gives, so that another version cannot shuffle otherwise unnoticed
  expect(list(jmno)).toMatchInlineSnapshot(`
    [
      "home-morketidsgarden-a-h0404",
      "home-morketidsgarden-a-h0301",
      "home-morketidsgarden-a-h0304",
      "home-morketidsgarden-a-h0303",
    ]
  `)
})

test('all municipalities narrow nothing [K-025]', () => {
  expect(list(jmno, { tags: ['alla-kommuner'] })).toEqual(list(jmno))
})

test('a municipality or an order that is chosen decides instead, over the same homes', () => {
  const [first = ''] = list(jmno)
  expect(list(jmno, { tags: [catalogue.home(first)?.municipalityId ?? ''] })).toContain(first)
  const byPrice = list(jmno, { sort: ['price:desc'] })
  expect(byPrice.toSorted()).toEqual(list(jmno).toSorted())
  const prices = byPrice.map((id) => catalogue.home(id)?.price ?? 0)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})
