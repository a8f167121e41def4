import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const blockScrollDelayMs = 500
const blockOffset = 150

/**
 * What happens when a page is reached: focus goes to it, so that a screen reader begins there (not on the first page,
 * where the browser does that), and a hash block-N scrolls to that block (F-014, K-038). The router has done so at once,
 * but parts of the page that came since may have moved the block.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null)
  const place = useRouterState({ select: (state) => state.resolvedLocation })
  const { pathname, hash } = place ?? {}
  const shown = useRef<string>(undefined)

  useEffect(() => {
    if (shown.current !== undefined && shown.current !== pathname)
      main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])

  useEffect(() => {
    if (!hash || !/^block-\d+$/.test(hash)) return
    // the block may be in a part of the page that comes later
    const observer = new MutationObserver(lead)
    function lead() {
      const block = document.getElementById(hash ?? '')
      if (!block) return
      observer.disconnect()
      window.scrollBy({ top: block.getBoundingClientRect().top - blockOffset })
    }
    const timer = setTimeout(() => {
      observer.observe(document.body, { childList: true, subtree: true })
      lead()
    }, blockScrollDelayMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname, hash])

  return main
}
