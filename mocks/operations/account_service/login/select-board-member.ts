import { problem } from '../../../engine/answer/problem.ts'
import { privateReply } from '../../shared/reply.ts'
import { boardLogin } from '../shared/login-outcome.ts'
import type { AccountOperation } from '../shared/types.ts'

export const selectBoardMember: AccountOperation<'selectBoardMember'> = async ({ path, bearer, world }) => {
  const holder = await world.tokens.verifyChoice(bearer ?? '')
  if ('refused' in holder) return problem(401, holder.refused)
  const account = world.accounts.byId(holder.user)
  if (!account || !world.catalogue.association(path.id)) return problem(404, 'notFound')
  if (!account.associationIds.includes(path.id)) return problem(403, 'forbidden')
  return privateReply(200, await boardLogin(account, path.id, world))
}
