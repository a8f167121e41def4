import { problem } from '../../../engine/answer/problem.ts'
import { privateReply } from '../../shared/reply.ts'
import { orderOfSession } from '../shared/order-of-session.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import type { AccountOperation } from '../shared/types.ts'
import { updateOutcome } from '../shared/update-outcome.ts'

/** The session of somebody else is as unknown as one that never was. */
export const getUpdateStatus: AccountOperation<'getUpdateStatus'> = async ({ path, query, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  if (world.identifications.ownerOf(query.session) !== account.id) return problem(404, 'notFound')
  const { order, refused: unknown } = orderOfSession(
    query.session,
    { idType: path.idType, flow: 'update' },
    world,
  )
  return order ? privateReply(200, await updateOutcome(order, account, world)) : unknown
}
