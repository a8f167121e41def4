import { QueryClient } from '@tanstack/react-query'
import { AppError } from '#src/api/errors.ts'
import type { ErrorKind } from '#src/api/errors.ts'

/** What may go better the second time; any other answer would be the same again. */
const passing: readonly ErrorKind[] = ['network', 'busy', 'unavailable', 'server']

/** What is asked for without a network fails at once, instead of waiting for one without a word. */
const networkMode = 'always'

/** One retry, 30 seconds before data counts as stale, and no refetch when the window gets focus (K-055). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryOnce,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode,
      },
      mutations: { networkMode },
    },
  })
}

/** Whether a failed query is tried again, given how often it failed before. */
export function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof AppError) || passing.includes(error.kind))
}
