import { problem } from '../../../engine/answer/problem.ts'
import { stageRefusal } from '../../../state/bookings/rules/permission.ts'
import { privateReply } from '../../shared/reply.ts'
import { requestedAccount } from '../shared/requested-account.ts'
import type { BuyOperation } from '../shared/types.ts'

export const userCanBookInStage: BuyOperation<'userCanBookInStage'> = ({ path, user, world }) => {
  const stage = world.catalogue.stage(path.stageId)
  if (!stage) return problem(404, 'notFound')
  const account = requestedAccount(path.userId, user, world)
  if (!account) return problem(403, 'forbidden')
  return privateReply(200, stageRefusal(world, account, stage) === undefined)
}
