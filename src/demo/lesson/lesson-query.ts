import { queryOptions } from '@tanstack/react-query'
import type { components } from '#gen/mock_control/types.ts'
import type { WireLocale } from '#src/sites/site.ts'
import { control } from '../control.ts'
import { controlQuery } from '../control-query.ts'
import { asksForKey } from '../director/mock/answered.ts'

export type LessonSheet = components['schemas']['LessonSheet']

/** How often a page asks, in milliseconds; seldom where nobody answers, or the world is gone. */
const often = 4000
const seldom = 30_000

/** What is told in this world, and its task sheet in a language. A page that may not know does not ask again. */
export const lessonQuery = (language: WireLocale) =>
  queryOptions({
    ...controlQuery('lesson', (signal) =>
      control.GET('/__mock/lesson', { params: { query: { language } }, signal }),
    ),
    refetchInterval: ({ state: { error } }) => (asksForKey(error) ? false : error ? seldom : often),
  })
