import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { viewModelQuery } from '#src/api/content/content.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import { navigationQuery } from '#src/api/content/system.ts'
import { useSite } from '#src/sites/use-site.ts'
import { pageAddress } from './page-address.ts'

type Chrome = Partial<Pick<PageViewModel, 'navigation' | 'footer' | 'availableLanguages'>>

/**
 * What stands around the page on screen, and the view model it comes from. While the next page loads the last one's
 * stays; when a view model cannot be read, menus and footer come on their own (S-085, F-174).
 */
export function useChrome() {
  const site = useSite()
  const { pathname, search } = useRouterState({ select: (state) => state.resolvedLocation ?? state.location })
  const address = pageAddress(site, { pathname, search })
  const page = useQuery({ ...viewModelQuery(site, address), placeholderData: keepPreviousData })
  const navigation = useQuery({ ...navigationQuery(site), enabled: page.isError })
  const chrome: Chrome = page.data ?? navigation.data ?? {}
  return { path: pathname, localPath: address.path, page: page.data, hasFailed: page.isError, chrome }
}
