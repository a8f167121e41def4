import { notFound, redirect } from '@tanstack/react-router'
import { viewModelQuery } from '#src/api/content/content.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import { AppError } from '#src/api/errors.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { nextTask } from '#src/lib/browser/scheduling.ts'
import { pageAddress } from '#src/domain/page/page-address.ts'
import type { Place } from '#src/domain/page/page-address.ts'
import type { RouterContext } from '../router-context.ts'
import { isPublishedAnew } from '#src/domain/page/site-version.ts'

/**
 * Reads the view model of a place before its route shows. 401 and 403 lead to the login page and back (S-083), a page
 * that is not there shows as such (S-084), and any other failure is the route's error (S-085).
 */
export async function loadPage(context: RouterContext, place: Place): Promise<PageViewModel> {
  const address = pageAddress(context.site, place)
  // the router has just compared all routes, in the same task
  await nextTask()
  const page = await context.queryClient
    .query({ ...viewModelQuery(context.site, address), staleTime: 'static' })
    .catch((error: unknown) => {
      const login = context.site.paths.login
      if (!needsLogin(error) || !login || address.path === login) throw error
      throw redirect({
        href: login + stringifySearch({ referrer: address.path + stringifySearch(place.search) }),
      })
    })
  if (isPublishedAnew(context.queryClient, page.siteVersion)) location.reload()
  // a home that is gone has a page of its own, with those that are left
  if (page.template === 'error404' && page.content.kind === 'error404') throw notFound({ data: page.content })
  return page
}

function needsLogin(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'unauthorized' || error.kind === 'forbidden')
}
