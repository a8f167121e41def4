import { useSuspenseQuery } from '@tanstack/react-query'
import { viewModelQuery } from '#src/api/content/content.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import { useSite } from '#src/sites/use-site.ts'
import { pageAddress } from '#src/domain/page/page-address.ts'
import type { Place } from '#src/domain/page/page-address.ts'

/** The view model of a route's page; `Route.useMatch()` is its place, and loadPage in the loader has read it. */
export function usePage(place: Place): PageViewModel {
  const site = useSite()
  return useSuspenseQuery(viewModelQuery(site, pageAddress(site, place))).data
}
