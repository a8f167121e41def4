import { useSession } from '#src/api/session/session.ts'
import { useSite } from '#src/sites/use-site.ts'
import { vipStanding } from './vip-standing.ts'
import type { VipStanding } from './vip-standing.ts'

/** How whoever is logged in stands with the VIP of this site; undefined for visitors and boards (F-151). */
export function useVipStanding(): VipStanding | undefined {
  const site = useSite()
  const session = useSession()
  return session.kind === 'private' ? vipStanding(site, session.user) : undefined
}
