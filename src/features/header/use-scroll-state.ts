import { useEffect, useRef, useState } from 'react'
import { scrollStart, scrolled } from './scroll-state.ts'
import type { ScrollState } from './scroll-state.ts'

/** Follows the scrolling of the window; renders only when the state changes, not with each pixel. */
export function useScrollState(): ScrollState {
  const [state, setState] = useState(scrollStart)
  const last = useRef(0)
  useEffect(() => {
    const follow = () => {
      const offset = Math.max(0, window.scrollY)
      if (offset === last.current) return
      const next = scrolled(last.current, offset)
      last.current = offset
      setState((current) => (isSame(current, next) ? current : next))
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return state
}

function isSame(a: ScrollState, b: ScrollState): boolean {
  return a.atTop === b.atTop && a.scrollingUp === b.scrollingUp && a.belowFold === b.belowFold
}
