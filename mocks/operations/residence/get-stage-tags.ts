import { reply } from '../reply.ts'
import { type ResidenceOperation, indexOf } from './service.ts'

/** The contract admits no longer list. */
const maxTags = 1000

export const getStageTags: ResidenceOperation<'getStageTags'> = ({ path, world }) => {
  const { shownTags } = indexOf(world, path.siteId)
  return reply(
    200,
    shownTags.slice(0, maxTags).map(({ tag }) => tag),
  )
}
