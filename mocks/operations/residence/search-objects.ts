import { withSoldPrice } from '../../state/search/index/home-hit.ts'
import { hitNow } from '../../state/search/filters/viewing-times.ts'
import { hitsReply } from '../shared/reply.ts'
import { foundOnce } from './shared/found-once.ts'
import { defaultLimit, siteIndexOf } from './shared/site-index.ts'
import type { ResidenceOperation } from './shared/types.ts'

/** isEditMode changes nothing: nobody here has an editor's token. */
export const searchObjects: ResidenceOperation<'searchObjects'> = ({ body, query, world }) => {
  const { siteId, offset = 0, limit = defaultLimit, isEditMode: _, hasMadePurchase, ...search } = body
  const index = siteIndexOf(world, siteId)
  // within a second all searches are of the same moment, so that what is remembered for a second is what would be found
  const now = Math.floor(world.clock.now() / 1000) * 1000
  const { found, told } = foundOnce(index, { ...search, nearFirst: query.geo !== undefined }, now)
  const bought = hasMadePurchase && search.stageId !== undefined
  const hits = found
    .slice(offset, offset + limit)
    .map((home) => hitNow(bought ? withSoldPrice(home) : home.hit, now))
  return hitsReply(200, { hits, ...told })
}
