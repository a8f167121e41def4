import {
  areasOf,
  ofStatus,
  stagesOfAnyStatus,
  statusesOf,
  withCount,
} from '../../../state/search/search-stages.ts'
import { hitNow } from '../../../state/search/filters/viewing-times.ts'
import { reply } from '../../shared/reply.ts'
import { defaultLimit, siteIndexOf } from '../shared/site-index.ts'
import type { ResidenceOperation } from '../shared/types.ts'

export const searchStagesAndAreas: ResidenceOperation<'searchStagesAndAreas'> = ({ body, query, world }) => {
  const { siteId, offset = 0, limit = defaultLimit, ...rest } = body
  const search = { ...rest, nearFirst: query.geo !== undefined }
  const index = siteIndexOf(world, siteId)
  const now = world.clock.now()
  const ofAnyStatus = stagesOfAnyStatus(index, search, now)
  const stages = ofStatus(index, search, ofAnyStatus, now)
  const areas = areasOf(index, stages, search)
  const end = offset + limit
  return reply(200, {
    stages: stages
      .slice(offset, end)
      .map(({ stage, objectCount }) => hitNow(withCount(stage, objectCount), now)),
    areas: areas.slice(offset, end).map(({ area, objectCount }) => hitNow(withCount(area, objectCount), now)),
    stageCount: stages.length,
    areaCount: areas.length,
    objectCount: stages.reduce((sum, { objectCount }) => sum + objectCount, 0),
    stageStatuses: statusesOf(ofAnyStatus, now),
  })
}
