import type { Site } from '#src/sites/site.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Account } from '../../../state/accounts/account.ts'
import { isRunning } from '../../../state/accounts/vip.ts'
import { hitNow } from '../../../state/search/viewing-times.ts'
import { worldIndexOf } from '../../../state/search/world-index.ts'
import type { PageTexts, MyPagesRequest } from './page-request.ts'
import { paragraphs } from './parts/html.ts'
import type { PageContent, Shape } from './types.ts'
import { contentWords } from '../../shared/words/by-country.ts'
import { todayOf } from '../../../state/today.ts'

/** Homes and viewings that the page shows at most. */
const maxHomes = 12
const maxShowings = 50

/** How somebody stands: no member, a member with the first fee open, or one who has paid. */
type Standing = 'none' | 'unpaid' | 'member'

/**
 * What VIP customers may buy before others. A member who has paid no fee yet sees which projects wait (F-095, S-080);
 * whoever is no member sees how to become one (P-012).
 */
export function vipContent(
  { world, site, viewer: { account } }: MyPagesRequest,
  texts: PageTexts,
): PageContent {
  const now = world.clock.now()
  const standing = standingOf(account, site, todayOf(world, site))
  const index = worldIndexOf(world, site)
  const stages = standing === 'none' ? [] : index.stages.filter(({ hit }) => hit.status === 'vip')
  const open = standing === 'member' ? stages : []
  const hits = stages.map(({ hit }) => hitNow(hit, now))
  return {
    kind: 'vip',
    ...texts,
    blocks: standing === 'member' ? texts.blocks : [nextStep(standing, site), ...texts.blocks],
    stages: hits,
    objects: open.flatMap(({ homes }) => homes.map(({ hit }) => hitNow(hit, now))).slice(0, maxHomes),
    showings: open.flatMap(({ hit }) => hitNow(hit, now).showings).slice(0, maxShowings),
  }
}

function standingOf({ vipMemberships, payments }: Account, site: Site, today: string): Standing {
  if (!vipMemberships.some((one) => one.site === site.key && isRunning(one, today))) return 'none'
  const fees = payments.filter((fee) => fee.site === site.key)
  const hasPaid = fees.some(({ status }) => status === 'Paid' || status === 'OverPaid')
  return hasPaid || fees.length === 0 ? 'member' : 'unpaid'
}

function nextStep(standing: 'none' | 'unpaid', site: Site): Shape<'Block'> {
  const { vipJoin, vipPay } = contentWords(countryOf(site.key))
  const { heading, text } = standing === 'none' ? vipJoin : vipPay
  return { type: 'richText', id: 'block-vip', html: paragraphs([text], heading) }
}
