import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

const belowUpperThird = '-33% 0px 0px'

type Props = { children: ReactNode; className?: string }

/**
 * Around a placeholder that is much shorter than what comes in its place. Whoever looks at it then sees the beginning of
 * that: the browser would hold what lies below instead, and carry them past it. Whoever has it in the upper third of the
 * window at most stays at what they read below it.
 */
export function GrowingPlace({ children, className }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    let isSeen = false
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen = entries.at(-1)?.isIntersecting === true
      },
      { root: document, rootMargin: belowUpperThird },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      if (isSeen) drawWithoutScrollAnchor()
    }
  }, [])
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}

/** The next frame is drawn without holding anything in its place. */
function drawWithoutScrollAnchor() {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')))
}
