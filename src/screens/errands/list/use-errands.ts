import { useQuery } from '@tanstack/react-query'
import { errandsQuery, roundsQuery } from '#src/api/my-pages/errands.ts'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import type { ErrandItem } from './errand-item.ts'

/** Everything the list holds: errands, and the rounds of an association. What cannot be read is empty (F-172, X-055). */
export function useErrands(holder: ErrandHolder) {
  const errands = useQuery(errandsQuery(holder))
  const rounds = useQuery({ ...roundsQuery(), enabled: holder === 'board' })
  const items: ErrandItem[] = [...(errands.data ?? []), ...(rounds.data ?? [])]
  return {
    items,
    isLoading: errands.isLoading || rounds.isLoading,
    failed: failureOf(errands.isError && !errands.data, rounds.isError && !rounds.data),
    retry: () =>
      Promise.all([errands, rounds].filter(({ isError }) => isError).map((query) => query.refetch())),
  }
}

function failureOf(errands: boolean, rounds: boolean): 'failed' | 'roundsFailed' | undefined {
  if (errands) return 'failed'
  return rounds ? 'roundsFailed' : undefined
}
