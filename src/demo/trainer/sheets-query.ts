import { queryOptions } from '@tanstack/react-query'
import { control } from '../control.ts'
import { controlQuery } from '../control-query.ts'

/** The task sheets, in the language of this page. */
export const sheetsQuery = queryOptions({
  ...controlQuery('sheets', (signal) => control.GET('/__mock/sheets', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})
