import { searchHomes } from '../../../state/search/search-homes.ts'
import { countsByPlace, matchingTags, withCounts } from '../../../state/search/text/tags.ts'
import { reply } from '../../shared/reply.ts'
import { siteIndexOf } from '../shared/site-index.ts'
import type { ResidenceOperation } from '../shared/types.ts'

/** Tags that are suggested when no limit is named (K-016). */
const defaultTags = 20

/** With a filter, a tag counts the homes that the filter admits, and one without any is left out. */
export const searchTags: ResidenceOperation<'searchTags'> = ({ body, world }) => {
  const { siteId, text, filter, sort, limit = defaultTags } = body
  const index = siteIndexOf(world, siteId)
  const fitting = filter && searchHomes(index, { filter }, world.clock.now()).found
  const tags = fitting ? withCounts(index.tags, countsByPlace(fitting)) : index.shownTags
  return reply(200, matchingTags(tags, text, sort).slice(0, limit))
}
