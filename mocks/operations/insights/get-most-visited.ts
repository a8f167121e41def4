import { reply } from '../reply.ts'
import type { InsightsOperation } from './service.ts'

export const getMostVisited: InsightsOperation<'getMostVisited'> = ({ path, world }) => {
  const ids = world.visits.stagesOf(path.countyId)
  return reply(200, ids ? { ids } : null)
}
