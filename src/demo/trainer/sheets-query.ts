import { queryOptions } from '@tanstack/react-query'
import type { WireLocale } from '#src/sites/site.ts'
import { control } from '../control.ts'
import { controlQuery } from '../control-query.ts'

/** The task sheets, told in a language. */
export const sheetsQuery = (language: WireLocale) =>
  queryOptions({
    ...controlQuery(`sheets-${language}`, (signal) =>
      control.GET('/__mock/sheets', { params: { query: { language } }, signal }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  })
