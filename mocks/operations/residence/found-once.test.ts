import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteOf } from '../../catalogue/site-of.ts'
import { checksOf } from '../../state/search/filters/filter-checks.ts'
import type { HomeSearch } from '../../state/search/home-search.ts'
import { now, sampleCatalogue } from '../../state/search/sample.test-support.ts'
import { siteIndexOf } from '../../state/search/index/site-index.ts'
import { hitNow } from '../../state/search/filters/viewing-times.ts'
import { defaultSort } from '../../state/search/sort.ts'
import { defaultStatuses } from '../../state/search/search-types.ts'
import { foundBy, foundOnce } from './shared/found-once.ts'

const index = siteIndexOf(sampleCatalogue(), siteOf('Jmse'))

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const searches = fc.record({
  filter: fc.record({
    minRooms: optional(fc.integer({ min: 1, max: 5 })),
    maxPrice: optional(fc.constantFrom(3_000_000, 5_000_000)),
    viewing: optional(fc.constantFrom('any' as const, 'in7Days' as const)),
    residenceType: optional(fc.constantFrom(['apartment' as const])),
  }),
  objectStatus: optional(fc.constantFrom(['forSale' as const], ['booked' as const, 'forSale' as const])),
  sort: optional(fc.constantFrom(['price:desc' as const])),
  nearFirst: fc.boolean(),
})

/** The homes that a search finds, each looked at by itself. */
function plainly({ filter = {}, objectStatus = defaultStatuses, sort, nearFirst }: HomeSearch, at: number) {
  const checks = checksOf(filter, { site: index.site, now: at, visitor: index.visitor })
  return index
    .ordered(sort ?? defaultSort, nearFirst ?? false)
    .filter((home) => objectStatus.includes(home.status) && checks.every(({ admits }) => admits(home)))
}

test('what a search finds from memory is what it would find, of whichever second', () => {
  const asked = fc.array(fc.tuple(searches, fc.integer({ min: 0, max: 2 })), { minLength: 2, maxLength: 6 })
  const property = fc.property(asked, (questions) => {
    for (const [search, day] of [...questions, ...questions]) {
      const at = now + day * 86_400_000
      const once = foundOnce(index, search as HomeSearch, at)
      expect(once.found).toEqual(plainly(search as HomeSearch, at))
      expect(once.told).toEqual(foundBy(index, search as HomeSearch, at).told)
    }
  })
  fc.assert(property, { numRuns: 30, seed: 20_261_126 })
})

test('a hit has the viewings that are not over, also when time goes back', () => {
  const hits = index.homes.map(({ hit }) => hit).filter(({ showings }) => showings.length > 0)
  const property = fc.property(fc.array(fc.integer({ min: -5, max: 40 }), { maxLength: 10 }), (days) => {
    for (const day of days) {
      const at = now + day * 86_400_000
      const left = hits.map((hit) => hitNow(hit, at).showings)
      expect(left).toEqual(hits.map(({ showings }) => showings.filter(({ end }) => Date.parse(end) >= at)))
    }
  })
  expect(hits.length).toBeGreaterThan(0)
  fc.assert(property, { numRuns: 20, seed: 20_261_126 })
})
