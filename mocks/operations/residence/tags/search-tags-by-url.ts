import { reply } from '../../shared/reply.ts'
import { siteIndexOf } from '../shared/site-index.ts'
import type { ResidenceOperation } from '../shared/types.ts'

export const searchTagsByUrl: ResidenceOperation<'searchTagsByUrl'> = ({ body, world }) => {
  const byUrl = new Map(siteIndexOf(world, body.siteId).tags.map(({ tag }) => [tag.url, tag]))
  return reply(
    200,
    body.urls.flatMap((url) => byUrl.get(url.toLowerCase()) ?? []),
  )
}
