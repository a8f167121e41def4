import { useEffect, useEffectEvent } from 'react'
import type { PageViewModel } from '#src/api/content/content.ts'
import { track } from '#src/lib/analytics.ts'

/** Counts each page that a visitor gets to see, with the data layer of its view model (S-081). No query: it may be personal. */
export function usePageViews(path: string, page: PageViewModel | undefined): void {
  const template = page?.template
  const count = useEffectEvent(() => {
    if (page) track({ ...page.dataLayer, name: 'pageView', path, template: page.template })
  })
  useEffect(() => {
    if (template) count()
  }, [path, template])
}
