import { casePlacesOf } from '../../../catalogue/cases/places.ts'
import { areaOptions } from '../../../catalogue/cases/rooms/room-options.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { reply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { caseUserOf } from '../../shared/request/case-user.ts'

export const getBuildingRooms: CaseOperation<'getBuildingRooms'> = ({ path, user, world }) => {
  const caseUser = caseUserOf({ user, world })
  if ('status' in caseUser) return caseUser
  const property = casePlacesOf(world.catalogue).get(path.propertyId)
  if (property?.kind !== 'Property') return problem(404, 'notFound')
  return reply(200, world.errands.findsNothing('getBuildingRooms') ? [] : areaOptions(property.country))
}
