import { problem } from '../../../engine/answer/problem.ts'
import { empty } from '../../shared/reply.ts'
import type { AccountOperation } from '../shared/types.ts'

export const withdrawConsent: AccountOperation<'withdrawConsent'> = ({ path, user, world }) => {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  const consents = account.consents.filter(({ site }) => site !== path.site)
  if (consents.length === account.consents.length) return problem(404, 'notFound')
  world.accounts.change(account.id, { consents })
  return empty(204)
}
