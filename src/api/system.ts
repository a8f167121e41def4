import { queryOptions } from '@tanstack/react-query'
import { getNavigation, getNavigationEn } from '#gen/system/hooks.ts'
import type { Site } from '#src/sites/site.ts'

/** Menus and footer for a page whose view model could not be read (S-085); the English site has its own (CV-014). */
export const navigationQuery = (site: Site) =>
  queryOptions({
    queryKey: ['getNavigation', site.key],
    queryFn: ({ signal }) =>
      site.language === 'en'
        ? getNavigationEn({ 'X-Site': site.key }, { signal })
        : getNavigation({ 'X-Site': site.key }, { signal }),
  })
