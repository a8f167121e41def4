import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isForBrowser, isOwnPage } from '#src/i18n/own-link.ts'
import { useSite } from '#src/sites/use-site.ts'
import { isMyPages } from '#src/domain/page/is-my-pages.ts'

/** How long a page has stood before links in what editors write are taken from the browser (K-041). */
const interceptDelayMs = 1000

/**
 * Links in what editors write: those to pages of this site open within the portal, all others as the browser opens them.
 * It begins a second after a page has loaded, and in My Pages, the timeline among them, never (F-025, S-011).
 */
export function useContentLinks(): void {
  const router = useRouter()
  const site = useSite()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })

  useEffect(() => {
    if (path === undefined || isMyPages(path)) return
    const intercepting = new AbortController()
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('[data-content] a')
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
      const href = link.getAttribute('href') ?? ''
      if (!isOwnPage(site, href) || isForBrowser(event, link)) return
      event.preventDefault()
      void router.navigate({ href })
    }
    const timer = setTimeout(
      () => document.addEventListener('click', follow, { signal: intercepting.signal }),
      interceptDelayMs,
    )
    return () => {
      clearTimeout(timer)
      intercepting.abort()
    }
  }, [path, router, site])
}
