import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { quickSearchQuery, minTextLength } from '#src/api/homes/textsearch.ts'
import { useSite } from '#src/sites/use-site.ts'

/** Pause in typing before the service is asked (K-017). */
const pauseMs = 300

export type QuickHits = ReturnType<typeof useQuickSearch>

/** The three best hits for what is being typed, once typing stops (F-058). The hits before stay until the next are there. */
export function useQuickSearch(typed: string) {
  const wanted = typed.trim()
  const text = usePaused(wanted)
  const query = useQuery({ ...quickSearchQuery(useSite(), text), placeholderData: keepPreviousData })
  const isAsked = wanted.length >= minTextLength && text.length >= minTextLength
  const found = isAsked ? query.data : undefined
  return {
    /** What the hits fit. */
    text,
    isAsked,
    hasFailed: isAsked && query.isError,
    isSearching: isAsked && query.isPending,
    hits: found?.hits ?? [],
    total: found?.total,
    retry: () => query.refetch(),
  }
}

/** The text as it was when typing last stopped. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
