import { searchStages } from '../../state/search/search-stages.ts'
import { reply } from '../reply.ts'
import { type ResidenceOperation, indexOf } from './service.ts'

export const searchStageCounties: ResidenceOperation<'searchStageCounties'> = ({ body, world }) => {
  const found = searchStages(indexOf(world, body.siteId), body, world.clock.now())
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
