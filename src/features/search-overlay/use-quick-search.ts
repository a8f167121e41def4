import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quickSearchQuery, minTextLength } from '#src/api/homes/textsearch.ts'
import { useSettled } from '#src/domain/forms/use-settled.ts'
import { useSite } from '#src/sites/use-site.ts'

export type QuickHits = ReturnType<typeof useQuickSearch>

/** The three best hits for what is being typed, once typing stops (F-058). The hits before stay until the next are there. */
export function useQuickSearch(typed: string) {
  const wanted = typed.trim()
  const text = useSettled(wanted)
  const query = useQuery({ ...quickSearchQuery(useSite(), text), placeholderData: keepPreviousData })
  const isAsked = wanted.length >= minTextLength && text.length >= minTextLength
  const found = isAsked ? query.data : undefined
  return {
    /** What the hits fit. */
    text,
    isAsked,
    hasFailed: isAsked && query.isLoadingError,
    isSearching: isAsked && query.isPending,
    hits: found?.hits ?? [],
    total: found?.total,
    retry: () => query.refetch(),
  }
}
