import { reply } from '../../shared/reply.ts'
import { siteIndexOf } from '../shared/site-index.ts'
import type { ResidenceOperation } from '../shared/types.ts'

/** The contract admits no longer list. */
const maxTags = 1000

export const getStageTags: ResidenceOperation<'getStageTags'> = ({ path, world }) => {
  const { shownTags } = siteIndexOf(world, path.siteId)
  return reply(
    200,
    shownTags.slice(0, maxTags).map(({ tag }) => tag),
  )
}
