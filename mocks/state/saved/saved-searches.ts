import type { SavedSearch } from '../accounts/account.ts'

/** How many searches a person can keep. */
export const maxSearches = 50

/** Whether a search can be kept: it is not there yet, and there is room for one more. */
export function canSave(
  searches: readonly SavedSearch[],
  { siteId, url }: Pick<SavedSearch, 'siteId' | 'url'>,
): boolean {
  const isThere = searches.some((one) => one.siteId === siteId && one.url === url)
  return !isThere && searches.length < maxSearches
}
