import { getGetNavigationEnQueryOptions } from '#gen/system/calls/get-navigation-en.ts'
import { getGetNavigationQueryOptions } from '#gen/system/calls/get-navigation.ts'
import type { Site } from '#src/sites/site.ts'

/** Menus and footer for a page whose view model could not be read (S-085); the English site has its own (CV-014). */
export const navigationQuery = ({ key, language }: Site) => {
  const headers = { 'X-Site': key }
  // a header is no part of a generated key
  const query = { queryKey: ['getNavigation', key] }
  return language === 'en'
    ? getGetNavigationEnQueryOptions(headers, { query })
    : getGetNavigationQueryOptions(headers, { query })
}
