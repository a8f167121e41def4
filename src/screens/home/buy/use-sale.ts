import { useNow } from '#src/domain/use-now.ts'
import type { ObjectContent } from '#gen/content/model.ts'
import { useSession } from '#src/api/session/session.ts'
import { useVipStanding } from '#src/domain/sale/use-vip-standing.ts'
import { saleState } from '#src/domain/sale/status/sale-state.ts'
import { useSite } from '#src/sites/use-site.ts'
import { homeName } from '#src/domain/sale/hit-title.ts'

/** What somebody without priority does to get it: reads how, joins, or pays the fee. */
type VipStep = 'how' | 'join' | 'pay'

/** Where the sale of a home stands for whoever looks at it, and where the next step leads. */
export function useSale(content: ObjectContent) {
  const { capabilities, paths, vipInfoPath } = useSite()
  const session = useSession()
  const standing = useVipStanding()
  const now = useNow()
  const { summary } = content
  const isVip = standing?.at === 'member'
  const isOwn =
    session.kind === 'private' && session.user.purchases.some(({ objectId }) => objectId === summary.id)
  const ownUrl = (isOwn && paths.myPages) || undefined
  // a board has no VIP (P-012); whoever has an account joins or pays on a page of theirs
  const vipUrls = { visitor: vipInfoPath, private: paths.vip, board: null }
  const vipUrl = vipUrls[session.kind]
  const step: VipStep = standing?.at === 'unpaid' ? 'pay' : 'join'
  const vipStep: VipStep = session.kind === 'visitor' ? 'how' : step
  return {
    sale: saleState(content, { now, isVip, isOwn: ownUrl !== undefined }),
    /** Where the owner of the home finds all about it; nothing for anybody else. */
    ownUrl,
    bookingUrl: capabilities.booking && paths.booking ? `${paths.booking}?objectId=${summary.id}` : undefined,
    vip: capabilities.vip && vipUrl ? { url: vipUrl, step: vipStep } : undefined,
    about: { stageId: summary.stageId ?? '', objectId: summary.id, name: homeName(summary) },
  }
}
