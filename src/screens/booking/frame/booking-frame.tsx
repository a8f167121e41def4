import type { ReactNode } from 'react'
import { PageWidth } from '#src/ui/layout/page.tsx'

/** A step to the left, what is booked to the right; below each other where there is no room. */
export const BookingFrame = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <PageWidth className="grid gap-x-18 gap-y-14 pt-6 pb-section sm:pt-10 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:pt-14">
    <div className="min-w-0">{children}</div>
    {aside && <div className="min-w-0 max-lg:max-w-175">{aside}</div>}
  </PageWidth>
)
