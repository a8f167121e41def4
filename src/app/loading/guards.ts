import { redirect } from '@tanstack/react-router'
import { userQuery } from '#src/api/session/session.ts'
import { hasSiteConsent } from '#src/api/account/site-consent.ts'
import { readToken } from '#src/api/session/token.ts'
import { pageAddress } from '#src/domain/page/page-address.ts'
import type { Place } from '#src/domain/page/page-address.ts'
import { routeKeyOf } from '#src/i18n/paths/path-map.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import type { RouterContext } from '../router-context.ts'

/** Sends whoever has no token to the login page, which leads back here (F-090). */
export function requireLogin({ site }: RouterContext, place: Place): void {
  if (readToken() || !site.paths.login) return
  const referrer = pageAddress(site, place).path + stringifySearch(place.search)
  throw redirect({ href: site.paths.login + stringifySearch({ referrer }) })
}

/**
 * Somebody who is logged in but has not agreed to the terms of this site sees the page that asks for it, and no other
 * (F-043, P-029). It leads on to where they were going.
 */
export function requireSiteConsent({ site, queryClient }: RouterContext, place: Place): void {
  const user = readToken() ? queryClient.getQueryData(userQuery().queryKey) : undefined
  const key = routeKeyOf(place.pathname)
  if (!user || !site.paths.consent || key === 'consent' || hasSiteConsent(user, site)) return
  throw redirect({
    href: site.paths.consent + stringifySearch({ referrer: goalOf(key, place, site) }),
    replace: true,
  })
}

/** Where somebody was going: the login page only leads on. */
function goalOf(key: string | undefined, place: Place, site: RouterContext['site']): unknown {
  if (key === 'login') return place.search['referrer']
  return pageAddress(site, place).path + stringifySearch(place.search)
}
