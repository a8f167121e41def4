import { current } from '../../state/search/times.ts'
import { reply } from '../reply.ts'
import { type ResidenceOperation, indexOf } from './service.ts'

export const getStagesByIds: ResidenceOperation<'getStagesByIds'> = ({ body, world }) => {
  const index = indexOf(world, body.siteId)
  const now = world.clock.now()
  return reply(200, {
    hits: body.ids.flatMap((id) => index.stage(id)?.hit ?? []).map((hit) => current(hit, now)),
  })
}
