import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { countsQuery, homesQuery, tagsOfAddressQuery } from '#src/api/homes/residence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { requestOf } from '#src/features/search/search-request.ts'
import type { SearchState } from '#src/features/search/search-state.ts'

export type HomeSearchState = ReturnType<typeof useHomeSearch>

/**
 * The homes and counts of a search. Not suspended, since the list of the last search stays, dimmed, until the next one is
 * there, and the filters can be used all the time.
 */
export function useHomeSearch(state: SearchState, words: string[]) {
  const site = useSite()
  const hasWords = words.length > 0
  const tags = useQuery({
    ...tagsOfAddressQuery(site, words),
    enabled: hasWords,
    placeholderData: keepPreviousData,
  })
  const isReady = !hasWords || (tags.data !== undefined && !tags.isPlaceholderData)
  // of the places of the search before, those that were taken away go at once
  const known = tags.isPlaceholderData ? tags.data.filter(({ url }) => words.includes(url)) : tags.data
  const found = hasWords ? (known ?? []) : []
  const request = requestOf(
    site,
    state,
    found.map(({ id }) => id),
  )
  const options = { enabled: isReady, placeholderData: keepPreviousData }
  const homes = useInfiniteQuery({ ...homesQuery(site, request), ...options })
  const counts = useQuery({ ...countsQuery(site, request), ...options })
  const [first] = homes.data?.pages ?? []
  return {
    tags: found,
    homes,
    hits: homes.data?.pages.flatMap(({ hits }) => hits) ?? [],
    facts: first ?? {},
    total: homes.data?.pages.at(-1)?.total,
    /** How many there are of each kind, as far as it is known. */
    found: {
      object: homes.data?.pages.at(-1)?.total,
      stage: counts.data?.stageCount,
      area: counts.data?.areaCount,
    },
    stageStatuses: counts.data?.stageStatuses,
    /** What is asked for, once the places of the address are known. */
    request,
    isReady,
    /** What is on screen belongs to the search before. */
    isUpdating: !isReady || homes.isPlaceholderData,
    hasTagsFailed: tags.isError,
    hasFailed: tags.isError || (homes.isError && !homes.data),
    retry: () => (tags.isError ? tags.refetch() : homes.refetch()),
  }
}
