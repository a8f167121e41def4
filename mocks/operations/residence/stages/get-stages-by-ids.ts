import { hitNow } from '../../../state/search/filters/viewing-times.ts'
import { hitsReply } from '../../shared/reply.ts'
import { siteIndexOf } from '../shared/site-index.ts'
import type { ResidenceOperation } from '../shared/types.ts'

export const getStagesByIds: ResidenceOperation<'getStagesByIds'> = ({ body, world }) => {
  const index = siteIndexOf(world, body.siteId)
  const now = world.clock.now()
  return hitsReply(200, {
    hits: body.ids.flatMap((id) => index.stage(id)?.hit ?? []).map((hit) => hitNow(hit, now)),
  })
}
