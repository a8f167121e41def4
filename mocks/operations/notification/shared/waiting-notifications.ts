import type { SiteKey } from '#src/sites/site.ts'
import { siteOf } from '../../../catalogue/site-of.ts'
import { problem } from '../../../engine/answer/problem.ts'
import type { Notification } from '../../../state/notifications/notifications.ts'
import { waitingFor } from '../../../state/notifications/waiting-notifications.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

/** What waits for a person on some sites, or why nobody is told: board members have no notifications (P-016, P-033). */
export function waitingNotifications(sites: readonly SiteKey[], user: Principal | undefined, world: World) {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return { refused: problem(401, 'unauthorized') }
  if (user.kind === 'board') return { refused: problem(403, 'forbidden') }
  const now = world.clock.now()
  const waiting = sites.flatMap((key): Notification[] => waitingFor(account, siteOf(key), now, world))
  return { account, waiting }
}
