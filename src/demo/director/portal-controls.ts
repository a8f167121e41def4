import { hashKey } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { userQuery } from '#src/api/session/session.ts'
import type { Site } from '#src/sites/site.ts'

/** What the panel changes of the portal beside it. */
export type Portal = { queryClient: QueryClient; router: AnyRouter }

/** The portal that the panel stands beside. */
export type PortalControls = {
  site: Site
  /** Reads everything on the page anew; until it is there, what was there stays. */
  refresh: () => void
  /** Shows the page as though somebody had just come: what cannot be read any more is no longer shown. */
  restart: () => void
  /** Where the portal is, and what tells when it has gone elsewhere; it does so without a load. */
  address: { read: () => string; follow: (changed: () => void) => () => void }
  /** Tells what happened, at the foot of the panel and to those who listen. */
  say: (text: string) => void
}

export const PortalControlsContext = createContext<PortalControls | undefined>(undefined)

export function usePortalControls(): PortalControls {
  const portal = use(PortalControlsContext)
  if (!portal) throw new Error('The panel has no portal beside it.')
  return portal
}

/** How the panel brings the portal up to date. A login that runs goes on as it is, and who is logged in stays so. */
export function updating({
  queryClient,
  router,
}: Portal): Pick<PortalControls, 'refresh' | 'restart' | 'address'> {
  type Read = { meta?: Record<string, unknown> | undefined; queryHash: string }
  const userHash = hashKey(userQuery().queryKey)
  const isSettled = ({ meta }: Read) => meta?.['login'] !== true
  const history = router.history as RouterHistory
  return {
    address: {
      read: () => location.origin + history.location.href,
      follow: (changed) => history.subscribe(changed),
    },
    refresh: () => void queryClient.invalidateQueries({ predicate: isSettled }),
    restart: () => {
      void queryClient.resetQueries({ predicate: (read) => isSettled(read) && read.queryHash !== userHash })
      void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
      void router.invalidate()
    },
  }
}
