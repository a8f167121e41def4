import { casePlacesOf } from '../../../catalogue/cases/places.ts'
import { roomOptions } from '../../../catalogue/cases/rooms/room-options.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { reply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { caseUserOf } from '../../shared/request/case-user.ts'

export const getRooms: CaseOperation<'getRooms'> = ({ path, user, world }) => {
  const caseUser = caseUserOf({ user, world })
  if ('status' in caseUser) return caseUser
  const dwelling = casePlacesOf(world.catalogue).get(path.id)
  if (dwelling?.kind !== 'Object') return problem(404, 'notFound')
  return reply(200, world.errands.findsNothing('getRooms') ? [] : roomOptions(dwelling))
}
