import { stringifySearch } from '#src/lib/address/search-params.ts'
import type { TextSearchState } from './text-search-state.ts'

/** The address of a search on the page at `path`. Other pages read such addresses and write none. */
export function textSearchHref(path: string, { s, category, page, sort }: TextSearchState): string {
  return path + stringifySearch({ s, category, page: page === 1 ? undefined : page, sort })
}
