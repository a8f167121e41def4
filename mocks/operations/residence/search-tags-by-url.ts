import { reply } from '../reply.ts'
import { type ResidenceOperation, indexOf } from './service.ts'

export const searchTagsByUrl: ResidenceOperation<'searchTagsByUrl'> = ({ body, world }) => {
  const byUrl = new Map(indexOf(world, body.siteId).tags.map(({ tag }) => [tag.url, tag]))
  return reply(
    200,
    body.urls.flatMap((url) => byUrl.get(url.toLowerCase()) ?? []),
  )
}
