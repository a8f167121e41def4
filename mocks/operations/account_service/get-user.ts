import { problem } from '../../engine/answer/problem.ts'
import type { User } from '../../state/accounts/account.ts'
import { userOf } from '../../state/accounts/user-view.ts'
import type { World } from '../../state/world.ts'
import { privateReply } from '../shared/reply.ts'
import type { AccountOperation } from './shared/types.ts'
import { todayOf } from '../../state/today.ts'

export const getUser: AccountOperation<'getUser'> = ({ user, bearer = '', world }) => {
  if (!user) return problem(401, 'unauthorized')
  // a booking may have come to its end meanwhile; all of them are asked only where there is one
  if (world.accounts.byId(user.userId)?.ongoingBusiness) world.bookings.settle()
  const account = world.accounts.byId(user.userId)
  if (!account) return problem(404, 'notFound')
  const token = world.tokens.describe(bearer)
  const association = user.associationId ? world.catalogue.association(user.associationId) : undefined
  const told = userOf(account, user, token, todayOf(world), association)
  return privateReply(200, { ...told, showings: told.showings.map((one) => showingOf(one, world)) })
}

/** A viewing that somebody is signed up for, with when and where it is. */
function showingOf({ showingId }: User['showings'][number], { showings }: World): User['showings'][number] {
  const known = showings.byId(showingId)
  if (!known) return { showingId }
  const { showing, stage } = known
  const { start, end, description } = showing
  return { showingId, start, end, description, name: stage.name, url: stage.url }
}
