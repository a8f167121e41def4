import { isRunning, vipPriceOf } from '../../../state/accounts/vip/vip.ts'
import { isPaidVip } from '../../../state/bookings/rules/may-book.ts'
import { statusAt } from '../../../state/bookings/sale/on-sale.ts'
import type { Candidate } from '../../../state/search/index/candidate.ts'
import { hitNow } from '../../../state/search/filters/viewing-times.ts'
import { worldIndexOf } from '../../../state/search/index/world-index.ts'
import type { PageTexts, MyPagesRequest } from './page-request.ts'
import type { PageContent } from './types.ts'
import { todayOf } from '../../../state/today.ts'

/** Homes and viewings that the page shows at most. */
const maxHomes = 12
const maxShowings = 50

/**
 * What VIP customers may buy before others. A member who has paid no fee yet sees which projects wait (F-095, S-080),
 * and whoever is no member what it costs to become one (P-012). Who may book decides who sees the homes.
 */
export function vipContent(
  { world, site, viewer: { account } }: MyPagesRequest,
  texts: PageTexts,
): PageContent {
  const now = world.clock.now()
  const today = todayOf(world, site)
  const isMember = account.vipMemberships.some((one) => one.site === site.key && isRunning(one, today))
  const isForVip = ({ sale }: Candidate) => statusAt(sale.status, sale.days, now) === 'vip'
  const stages = isMember ? worldIndexOf(world, site).stages.filter(({ homes }) => homes.some(isForVip)) : []
  const open = isPaidVip(account, site.key, today) ? stages : []
  return {
    kind: 'vip',
    ...texts,
    membershipFee: vipPriceOf(site),
    stages: stages.map(({ hit }) => hitNow(hit, now)),
    objects: open
      .flatMap(({ homes }) => homes.filter(isForVip).map(({ hit }) => hitNow(hit, now)))
      .slice(0, maxHomes),
    showings: open.flatMap(({ hit }) => hitNow(hit, now).showings).slice(0, maxShowings),
  }
}
