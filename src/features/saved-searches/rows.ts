import type { SavedSearch } from '#gen/account_service/model.ts'

export type Row = { search: SavedSearch; isRemoved: boolean }

/** The searches and those removed from among them, the newest first; one that has been saved again is there. */
export function rowsOf(searches: readonly SavedSearch[], removed: readonly SavedSearch[]): Row[] {
  const isThere = ({ url, siteId }: SavedSearch) =>
    searches.some((one) => one.url === url && one.siteId === siteId)
  return [
    ...searches.map((search) => ({ search, isRemoved: false })),
    ...removed.filter((search) => !isThere(search)).map((search) => ({ search, isRemoved: true })),
  ].sort((a, b) => b.search.createdOn.localeCompare(a.search.createdOn))
}
