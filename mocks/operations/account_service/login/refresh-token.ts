import { problem } from '../../../engine/answer/problem.ts'
import { privateReply } from '../../shared/reply.ts'
import type { AccountOperation } from '../shared/types.ts'

export const refreshToken: AccountOperation<'refreshToken'> = async ({ user, world }) => {
  if (!user || !world.accounts.byId(user.userId)) return problem(401, 'unauthorized')
  return privateReply(200, { data: await world.tokens.issue(user) })
}
