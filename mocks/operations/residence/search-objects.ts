import { withSoldPrice } from '../../state/search/home-hit.ts'
import { facetsOf } from '../../state/search/facets.ts'
import { averagePrice, priceHistogram } from '../../state/search/prices.ts'
import { searchHomes } from '../../state/search/search-homes.ts'
import { hitNow } from '../../state/search/viewing-times.ts'
import { hitsReply } from '../shared/reply.ts'
import { defaultLimit, siteIndexOf } from './shared/site-index.ts'
import type { ResidenceOperation } from './shared/types.ts'

/** isEditMode changes nothing: nobody here has an editor's token. */
export const searchObjects: ResidenceOperation<'searchObjects'> = ({ body, query, world }) => {
  const { siteId, offset = 0, limit = defaultLimit, isEditMode: _, hasMadePurchase, ...search } = body
  const index = siteIndexOf(world, siteId)
  // within a second all searches are of the same moment, so that what is remembered for a second is what would be found
  const now = Math.floor(world.clock.now() / 1000) * 1000
  const sifted = searchHomes(index, { ...search, nearFirst: query.geo !== undefined }, now)
  const { found, keptOutBy } = sifted
  const bought = hasMadePurchase && search.stageId !== undefined
  const hits = found
    .slice(offset, offset + limit)
    .map((home) => hitNow(bought ? withSoldPrice(home) : home.hit, now))
  const average = averagePrice(found)
  return hitsReply(200, {
    hits,
    total: found.length,
    priceHistogram: priceHistogram([...found, ...keptOutBy('price')], index.site.filters.price),
    ...(average === undefined ? {} : { averagePrice: average }),
    facets: facetsOf(sifted, index, now),
  })
}
