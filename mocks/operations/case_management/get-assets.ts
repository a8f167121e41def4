import { assetOptions, roomNamed } from '../../catalogue/cases/rooms/room-options.ts'
import { problem } from '../../engine/problem.ts'
import { reply } from '../shared/reply.ts'
import type { CaseOperation } from './shared/types.ts'
import { holderOf } from '../shared/case-user.ts'

/** An empty list is shown like a failure. */
export const getAssets: CaseOperation<'getAssets'> = ({ path, user, world }) => {
  const holder = holderOf({ user, world })
  if ('status' in holder) return holder
  const room = roomNamed(path.problemArea)
  if (!room) return problem(404, 'notFound')
  return reply(200, world.errands.findsNothing('getAssets') ? [] : assetOptions(room, holder.country ?? 'se'))
}
