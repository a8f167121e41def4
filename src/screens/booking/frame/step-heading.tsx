import { useEffect, useRef } from 'react'
import { Unbroken } from '#src/ui/content/unbroken.tsx'

/** The heading of a step and what it is about; takes focus when the step comes, since what led to it is gone. */
export function StepHeading({ title, lead }: { title: string; lead?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className="mb-8">
      <h1 ref={heading} tabIndex={-1} className="text-h1 text-balance outline-none">
        {title}
      </h1>
      {lead && (
        <p className="mt-3 max-w-measure text-lead text-ink-2">
          <Unbroken text={lead} />
        </p>
      )}
    </div>
  )
}
