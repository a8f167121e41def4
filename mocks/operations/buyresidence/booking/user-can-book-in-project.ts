import { problem } from '../../../engine/answer/problem.ts'
import { projectRefusal } from '../../../state/bookings/rules/permission.ts'
import { stagesOfProject } from '../../../state/bookings/sale/project.ts'
import { privateReply } from '../../shared/reply.ts'
import { requestedAccount } from '../shared/requested-account.ts'
import type { BuyOperation } from '../shared/types.ts'

export const userCanBookInProject: BuyOperation<'userCanBookInProject'> = ({ path, user, world }) => {
  const stages = stagesOfProject(world.catalogue, path.projectId)
  if (stages.length === 0) return problem(404, 'notFound')
  const account = requestedAccount(path.userId, user, world)
  if (!account) return problem(403, 'forbidden')
  return privateReply(200, projectRefusal(world, account, stages) === undefined)
}
