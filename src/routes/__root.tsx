import { createRootRouteWithContext, notFound } from '@tanstack/react-router'
import { ErrorScreen } from '#src/app/errors/error-screen.tsx'
import { LateNotFound } from '#src/app/errors/late-not-found.tsx'
import { PortalFrame } from '#src/app/frame/portal-frame.tsx'
import { requireSiteConsent } from '#src/app/loading/guards.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { routeKeyOf } from '#src/i18n/paths/path-map.ts'
import { isOpen } from '#src/sites/open-routes.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => {
    const key = routeKeyOf(location.pathname)
    // pages of a feature that the site has switched off are not there (G-084)
    if (key && !isOpen(context.site, key)) throw notFound()
    requireSiteConsent(context, location)
  },
  component: PortalFrame,
  notFoundComponent: LateNotFound,
  errorComponent: ErrorScreen,
})
