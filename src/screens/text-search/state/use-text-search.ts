import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TextHitCategory } from '#gen/textsearch/model.ts'
import { fullSearchQuery, hitsPerPage, minTextLength } from '#src/api/homes/textsearch.ts'
import { useSite } from '#src/sites/use-site.ts'
import type { TextSearchState } from './text-search-state.ts'

export type FoundTexts = ReturnType<typeof useTextSearch>

/**
 * The page of hits that the address asks for; a text of one character or less is not searched for. The hits before stay,
 * dimmed, until the next ones are there.
 */
export function useTextSearch(
  { s = '', category = 'all', page = 1, sort }: TextSearchState,
  categories: readonly TextHitCategory[] = [],
) {
  const site = useSite()
  const isAsked = s.length >= minTextLength
  const query = useQuery({
    ...fullSearchQuery(site, {
      text: s,
      categories: category === 'all' && categories.length > 0 ? [...categories] : [category],
      page: page - 1,
      sort,
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? query.data : undefined
  return {
    isAsked,
    isTooShort: s !== '' && !isAsked,
    isUpdating: query.isPlaceholderData,
    hasFailed: isAsked && query.isError && !found,
    hits: found?.hits ?? [],
    total: found?.total,
    pages: Math.ceil((found?.total ?? 0) / hitsPerPage),
    counts: found?.categoryCounts ?? [],
    retry: () => query.refetch(),
  }
}
