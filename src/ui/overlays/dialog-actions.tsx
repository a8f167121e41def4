import type { ReactNode } from 'react'

/**
 * The answers to a question, first the one that changes something: it stands at the end of their row, and above the
 * other on a phone or where the words need more room than a row has.
 */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap sm:justify-end">{children}</div>
)
