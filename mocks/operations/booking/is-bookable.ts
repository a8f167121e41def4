import { problem } from '../../engine/answer/problem.ts'
import { hasBooked, homeVerdict } from '../../state/bookings/rules/permission.ts'
import { privateReply } from '../shared/reply.ts'
import { holderOf } from '../shared/request/hold-cookie.ts'
import type { BookingOperation } from './shared/types.ts'

export const isBookable: BookingOperation<'isBookable'> = ({ path, cookie, user, world }) => {
  const home = world.catalogue.home(path.objectId)
  if (!home) return problem(404, 'notFound')
  if (user?.kind === 'board' || (user && hasBooked(world, user.userId, home.id))) {
    return privateReply(200, false)
  }
  const account = user && world.accounts.byId(user.userId)
  const verdict = homeVerdict(world, home, { token: holderOf(cookie, user).token, account })
  return privateReply(200, verdict === 'free' || verdict === 'own')
}
