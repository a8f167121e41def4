import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Where the page stands after the search has changed: a new search begins at the top, and one that is returned to where
 * it was left (S-038, S-039, Q-023). The router does so for a change of page; here it is the same page. Waits until the
 * homes of that search are there, since a shorter list could not be scrolled as far. Answers whether it is one that is
 * returned to, somewhere below its top.
 */
export function useScrollPlace(entry: string, isReady: boolean): boolean {
  const saved = useElementScrollRestoration({ getElement: () => window })
  const placed = useRef(entry)
  const top = saved?.scrollY ?? 0
  const [begun, setBegun] = useState({ entry, isReturn: top > 0 })
  if (begun.entry !== entry) setBegun({ entry, isReturn: top > 0 })
  useLayoutEffect(() => {
    if (!isReady || placed.current === entry) return
    placed.current = entry
    window.scrollTo({ top })
  }, [entry, isReady, top])
  return begun.isReturn
}
