import type { QueryClient } from '@tanstack/react-query'
import type { Site } from '#src/sites/site.ts'

/** What every route can reach. */
export type RouterContext = { site: Site; queryClient: QueryClient }
