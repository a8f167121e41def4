import { assetOptions, roomNamed } from '../../../catalogue/cases/rooms/room-options.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { reply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { caseUserOf } from '../../shared/request/case-user.ts'

/** An empty list is shown like a failure. */
export const getAssets: CaseOperation<'getAssets'> = ({ path, user, world }) => {
  const caseUser = caseUserOf({ user, world })
  if ('status' in caseUser) return caseUser
  const room = roomNamed(path.problemArea)
  if (!room) return problem(404, 'notFound')
  return reply(
    200,
    world.errands.findsNothing('getAssets') ? [] : assetOptions(room, caseUser.country ?? 'se'),
  )
}
