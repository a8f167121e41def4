import { siteOf } from '../../../catalogue/site-of.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { isOngoing } from '../../../state/bookings/booking.ts'
import { type BrokenRule, brokenRule } from '../../../state/bookings/rules/start-rules.ts'
import { hasBooked, holderRefusal, homeVerdict } from '../../../state/bookings/rules/permission.ts'
import { reply } from '../../shared/reply.ts'
import { holderOf } from '../../shared/request/hold-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'
import { todayOf } from '../../../state/today.ts'

export const startBooking: BuyOperation<'startBooking'> = ({ body, cookie, user, world }) => {
  const { catalogue, bookings, accounts, clock } = world
  const account = user?.kind === 'private' ? accounts.byId(user.userId) : undefined
  if (!account) return problem(403, 'cannotBook')
  const home = catalogue.home(body.objectId)
  const stage = home && catalogue.stage(home.stageId)
  if (!home || !stage) return problem(404, 'notFound')
  const site = siteOf(home.site)
  if (site.siteId !== body.siteId)
    return refused({ code: 'unprocessable', pointer: '/siteId', rule: 'invalidInput' })

  const holder = holderOf(cookie, user)
  const running = bookings.list().find((one) => one.homeId === home.id && isOngoing(one))
  if (running && running.userId !== account.id) return problem(409, 'purchaseObjectError')
  if (running?.signedAt !== undefined || hasBooked(world, account.id, home.id))
    return problem(409, 'conflict')
  const hold = bookings.ownHold(home.id, holder)
  if (!hold) return withoutHold()
  if (holderRefusal(world, account, stage, home.id)) return problem(403, 'cannotBook')

  const broken = brokenRule(body, {
    site,
    home: bookings.asOffered(home),
    account,
    accounts,
    today: todayOf({ clock }, site),
  })
  if (broken?.code === 'cannotBook') return problem(403, 'cannotBook')
  if (broken) return refused(broken)
  return reply(200, { id: bookings.start(body, { userId: account.id, site, stage, hold }).startId })

  /** The problem of a home that is not held by the caller: a home must be held before it is booked. */
  function withoutHold() {
    const verdict = home && homeVerdict(world, home, { token: holder.token, account })
    if (verdict === 'taken') return problem(409, 'purchaseObjectError')
    return verdict === 'free' ? problem(410, 'holdExpired') : problem(403, 'cannotBook')
  }
}

function refused({ code, pointer, rule = code, limit }: Exclude<BrokenRule, { code: 'cannotBook' }>) {
  const place = { in: 'body' as const, pointer, code: rule, ...(limit === undefined ? {} : { limit }) }
  return problem(422, code, { errors: [place] })
}
