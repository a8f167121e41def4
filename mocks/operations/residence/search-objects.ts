import { withSoldPrice } from '../../state/search/home-hit.ts'
import { facetsOf } from '../../state/search/facets.ts'
import { averagePrice, priceHistogram } from '../../state/search/prices.ts'
import { searchHomes } from '../../state/search/search-homes.ts'
import { hitNow } from '../../state/search/viewing-times.ts'
import { reply } from '../shared/reply.ts'
import { defaultLimit, siteIndexOf } from './shared/site-index.ts'
import type { ResidenceOperation } from './shared/types.ts'

/** isEditMode changes nothing: nobody here has an editor's token. */
export const searchObjects: ResidenceOperation<'searchObjects'> = ({ body, query, world }) => {
  const { siteId, offset = 0, limit = defaultLimit, isEditMode: _, hasMadePurchase, ...search } = body
  const index = siteIndexOf(world, siteId)
  const now = world.clock.now()
  const sifted = searchHomes(index, { ...search, nearFirst: query.geo !== undefined }, now)
  const { found, keptOutBy } = sifted
  const bought = hasMadePurchase && search.stageId !== undefined
  const hits = found
    .slice(offset, offset + limit)
    .map((home) => hitNow(bought ? withSoldPrice(home) : home.hit, now))
  const average = averagePrice(found)
  return reply(200, {
    hits,
    total: found.length,
    priceHistogram: priceHistogram([...found, ...keptOutBy('price')], index.site.filters.price),
    ...(average === undefined ? {} : { averagePrice: average }),
    facets: facetsOf(sifted, index.site, now),
  })
}
