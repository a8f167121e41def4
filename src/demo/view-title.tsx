import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** The title of a view; takes focus when the view comes up, since whatever was pressed is gone. */
export function ViewTitle({ className, children }: { className?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h1 ref={title} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
