import { searchStages } from '../../../state/search/search-stages.ts'
import { reply } from '../../shared/reply.ts'
import { siteIndexOf } from '../shared/site-index.ts'
import type { ResidenceOperation } from '../shared/types.ts'

export const searchStageCounties: ResidenceOperation<'searchStageCounties'> = ({ body, world }) => {
  const found = searchStages(siteIndexOf(world, body.siteId), body, world.clock.now())
  const byCounty = Map.groupBy(found, ({ stage }) => stage.countyId)
  const counties = world.catalogue.counties.flatMap(({ id, name }) => {
    const count = byCounty.get(id)?.length ?? 0
    return count > 0 ? [{ id, name, count }] : []
  })
  return reply(
    200,
    counties.sort((a, b) => a.name.localeCompare(b.name, 'sv')),
  )
}
