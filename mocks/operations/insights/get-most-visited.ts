import { reply } from '../shared/reply.ts'
import type { InsightsOperation } from './shared/types.ts'

export const getMostVisited: InsightsOperation<'getMostVisited'> = ({ path, world }) => {
  const ids = world.visits.stagesOf(path.countyId)
  return reply(200, ids ? { ids } : null)
}
