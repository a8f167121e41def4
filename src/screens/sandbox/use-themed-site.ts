import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { useSite } from '#src/sites/use-site.ts'

/**
 * The site whose theme the sandbox wears: the one that `?theme=` names, or else the site of the page. The whole document
 * wears it, since dialogs and toasts lie outside the page, and takes its own theme back when the sandbox is left.
 */
export function useThemedSite(): Site {
  const own = useSite()
  const asked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('theme') })
  const site = siteNamed(asked ?? '') ?? own
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['site'] = site.theme
    return () => {
      dataset['site'] = own.theme
    }
  }, [site, own])
  return site
}
