import { createRootRouteWithContext, notFound } from '@tanstack/react-router'
import { ErrorScreen } from '#src/app/error-screen.tsx'
import { LateNotFound } from '#src/app/late-not-found.tsx'
import { PortalFrame } from '#src/app/portal-frame.tsx'
import { requireSiteConsent } from '#src/app/guards.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { routeKeyOf } from '#src/i18n/path-map.ts'
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
