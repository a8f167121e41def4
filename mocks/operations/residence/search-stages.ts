import { searchStages as search, withCount } from '../../state/search/search-stages.ts'
import { hitNow } from '../../state/search/viewing-times.ts'
import { reply } from '../shared/reply.ts'
import { defaultLimit, siteIndexOf } from './shared/site-index.ts'
import type { ResidenceOperation } from './shared/types.ts'

export const searchStages: ResidenceOperation<'searchStages'> = ({ body, query, world }) => {
  const { siteId, offset = 0, limit = defaultLimit, ...rest } = body
  const now = world.clock.now()
  const found = search(siteIndexOf(world, siteId), { ...rest, nearFirst: query.geo !== undefined }, now)
  const part = found.slice(offset, offset + limit)
  const hits = part.map(({ stage, objectCount }) => hitNow(withCount(stage, objectCount), now))
  return reply(200, { hits, total: found.length })
}
