import { queryOptions, useQuery } from '@tanstack/react-query'
import { control } from '../../control.ts'
import { controlQuery } from '../../control-query.ts'

/** For so many seconds both sides of calls are kept; half of them later the page says that it still looks. */
const seconds = 60

const watchQuery = queryOptions({
  ...controlQuery('watch', () => control.POST('/__mock/log/watch', { body: { seconds } })),
  refetchInterval: (seconds / 2) * 1000,
})

/** Has the mock keep both sides of calls while this is shown; whether it does. */
export function useWatch(): boolean {
  return useQuery(watchQuery).data !== undefined
}

/** Both sides of the calls that are kept. */
export const exchangesQuery = queryOptions({
  ...controlQuery('exchanges', (signal) => control.GET('/__mock/log/exchanges', { signal })),
  gcTime: 0,
})

/** Both sides of one call; none where they were not kept. */
export const exchangeQuery = (number: number) =>
  controlQuery(`exchange ${number}`, (signal) =>
    control.GET('/__mock/log/exchanges', { params: { query: { number } }, signal }),
  )
