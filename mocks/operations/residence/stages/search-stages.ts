import { searchStages as search, withCount } from '../../../state/search/search-stages.ts'
import { type ResidenceFilter, defaultStatuses } from '../../../state/search/search-types.ts'
import { byStage, hitOfHomes } from '../../../state/search/stage-homes.ts'
import { hitNow } from '../../../state/search/filters/viewing-times.ts'
import { reply } from '../../shared/reply.ts'
import { foundOnce } from '../shared/found-once.ts'
import { defaultLimit, siteIndexOf } from '../shared/site-index.ts'
import type { ResidenceOperation } from '../shared/types.ts'

export const searchStages: ResidenceOperation<'searchStages'> = ({ body, query, world }) => {
  const { siteId, offset = 0, limit = defaultLimit, homesOfEach, ...rest } = body
  const index = siteIndexOf(world, siteId)
  const asked = { ...rest, nearFirst: query.geo !== undefined }
  if (homesOfEach === undefined) {
    const now = world.clock.now()
    const found = search(index, asked, now)
    const part = found.slice(offset, offset + limit)
    const hits = part.map(({ stage, objectCount }) => hitNow(withCount(stage, objectCount), now))
    return reply(200, { hits, total: found.length })
  }
  // the same moment as the search for the homes themselves
  const now = Math.floor(world.clock.now() / 1000) * 1000
  const groups = byStage(index, foundOnce(index, { ...asked, ...statusesOf(rest.filter) }, now).found)
  const part = groups.slice(offset, offset + limit)
  return reply(200, {
    hits: part.map((group) => hitNow(hitOfHomes(group), now)),
    total: groups.length,
    homes: part.map(({ stage, homes }) => ({
      stageId: stage.id,
      homes: homes.slice(0, homesOfEach).map(({ hit }) => hitNow(hit, now)),
    })),
  })
}

/** Homes in succession are found where their status is named, beside what is found by itself (K-007, E-012). */
function statusesOf(filter: ResidenceFilter | undefined) {
  if (!filter?.projectStatus?.includes('succession')) return {}
  return { objectStatus: [...defaultStatuses, 'succession' as const] }
}
