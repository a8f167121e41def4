import { createRouter } from '@tanstack/react-router'
import { pathRewrite } from '#src/i18n/paths/path-rewrite.ts'
import { viewModelQuery } from '#src/api/content/content.ts'
import { parseSearch, stringifySearch } from '#src/lib/address/search-params.ts'
import { ErrorScreen } from './errors/error-screen.tsx'
import { pageAddress } from '#src/domain/page/page-address.ts'
import { PendingScreen } from './loading/pending-screen.tsx'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'
import { scrollRule } from './scroll-rule.ts'

/** The router of one site: canonical routes inside, the site's own addresses in the browser. */
export function createAppRouter(context: RouterContext) {
  const { site, queryClient } = context
  const templateAt = (pathname: string) =>
    queryClient.getQueryData(viewModelQuery(site, pageAddress(site, { pathname, search: {} })).queryKey)
      ?.template
  // no trailingSlash here: it would change the type of every path; the rewrite writes the slash
  return createRouter({
    routeTree,
    context,
    rewrite: pathRewrite(site),
    parseSearch,
    stringifySearch,
    scrollRestoration: scrollRule(templateAt),
    defaultPreload: 'intent',
    // TanStack Query keeps the data, the router none of its own
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
  })
}
