import { problem } from '../../../engine/answer/problem.ts'
import { hasBooked, homeVerdict } from '../../../state/bookings/rules/permission.ts'
import { holdCookie, holderOf } from '../../shared/request/hold-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'

export const setBuyResidenceCookie: BuyOperation<'setBuyResidenceCookie'> = ({
  path,
  cookie,
  user,
  world,
}) => {
  const home = world.catalogue.home(path.objectId)
  if (!home) return problem(404, 'notFound')
  if (user?.kind === 'board') return problem(403, 'cannotBook')
  const holder = holderOf(cookie, user)
  if (user && hasBooked(world, user.userId, home.id)) return problem(409, 'conflict')
  const account = user && world.accounts.byId(user.userId)
  const verdict = homeVerdict(world, home, { token: holder.token, account })
  if (verdict === 'taken') return problem(409, 'purchaseObjectError')
  if (verdict !== 'free' && verdict !== 'own') return problem(403, 'cannotBook', { detail: verdict })
  const hold = world.bookings.hold(home.id, holder)
  if (hold === 'conflict') return problem(409, 'conflict')
  return { status: 200, body: true, cookies: [holdCookie(hold)] }
}
