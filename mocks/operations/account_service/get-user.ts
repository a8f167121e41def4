import { problem } from '../../engine/problem.ts'
import { userOf } from '../../state/accounts/user-view.ts'
import { privateReply } from '../shared/reply.ts'
import type { AccountOperation } from './shared/types.ts'
import { todayOf } from '../../state/today.ts'

export const getUser: AccountOperation<'getUser'> = ({ user, bearer = '', world }) => {
  if (!user) return problem(401, 'unauthorized')
  const account = world.accounts.byId(user.userId)
  if (!account) return problem(404, 'notFound')
  const token = world.tokens.describe(bearer)
  const association = user.associationId ? world.catalogue.association(user.associationId) : undefined
  return privateReply(200, userOf(account, user, token, todayOf(world), association))
}
