import type { ReactNode } from 'react'

/** Nothing here: one sentence and at most one action. */
export const EmptyState = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="max-w-measure py-8">
    <p className="text-lead text-ink-2">{children}</p>
    {action && <div className="mt-6">{action}</div>}
  </div>
)
