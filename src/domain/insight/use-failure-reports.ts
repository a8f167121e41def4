import { useEffect } from 'react'
import type { PageViewModel } from '#src/api/content/content.ts'
import { reportFailure } from './insight.ts'

const failures = { error500: '500', notFoundObject: '404' } as const

/** Reports the pages by which the content service itself says that there is nothing to show (F-030, X-019). */
export function useFailureReports(path: string, page: PageViewModel | undefined): void {
  const template = page?.template
  const failure =
    template && Object.hasOwn(failures, template) ? failures[template as keyof typeof failures] : undefined
  useEffect(() => {
    if (failure) reportFailure({ page: failure, path })
  }, [path, failure])
}
