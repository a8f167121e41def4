import { useEffect, useRef } from 'react'

/** The title of the step; takes focus, since whatever led here is gone. */
export function StepTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <h1 ref={title} tabIndex={-1} className="text-h1 text-balance outline-none">
      {children}
    </h1>
  )
}
