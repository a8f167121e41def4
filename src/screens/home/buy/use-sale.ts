import { useNow } from '#src/domain/use-service-time.ts'
import type { ObjectContent } from '#gen/content/model.ts'
import { useSession } from '#src/api/session.ts'
import { saleState } from '#src/domain/sale/sale-state.ts'
import { useSite } from '#src/sites/use-site.ts'
import { homeName } from '#src/domain/sale/hit-title.ts'

/** Where the sale of a home stands for whoever looks at it, and where the next step leads. */
export function useSale(content: ObjectContent) {
  const { key, capabilities, paths } = useSite()
  const session = useSession()
  const now = useNow()
  const { summary } = content
  const isVip = session.kind === 'private' && session.user.vipSites.includes(key)
  return {
    sale: saleState(content, { now, isVip }),
    bookingUrl: capabilities.booking && paths.booking ? `${paths.booking}?objectId=${summary.id}` : undefined,
    vipUrl: (capabilities.vip && paths.vip) || undefined,
    about: { stageId: summary.stageId ?? '', objectId: summary.id, name: homeName(summary) },
  }
}
