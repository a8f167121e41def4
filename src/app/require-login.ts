import { redirect } from '@tanstack/react-router'
import { readToken } from '#src/api/token.ts'
import { stringifySearch } from '#src/lib/search-params.ts'
import { pageAddress } from '#src/domain/page/page-address.ts'
import type { Place } from '#src/domain/page/page-address.ts'
import type { RouterContext } from './router-context.ts'

/** Sends whoever has no token to the login page, which leads back here (F-090). */
export function requireLogin({ site }: RouterContext, place: Place): void {
  if (readToken() || !site.paths.login) return
  const referrer = pageAddress(site, place).path + stringifySearch(place.search)
  throw redirect({ href: site.paths.login + stringifySearch({ referrer }) })
}
