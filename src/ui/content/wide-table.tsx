import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

type Props = {
  /** What the table is about. */
  label: string
  children: ReactNode
}

/**
 * A table of the editors. Where it is wider than its page it scrolls by itself, shows at which side there is more, and Tab
 * reaches it (WCAG 1.4.10, 2.1.1).
 */
export function WideTable({ label, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={box}
      {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className="scroll-edges -mx-3 overflow-x-auto px-3 outline-offset-[-3px]"
    >
      <table>{children}</table>
    </div>
  )
}
