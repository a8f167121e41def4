import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A key of the keyboard. */
export const Key = ({ className, children }: { className?: string; children: ReactNode }) => (
  <kbd
    className={clsx(
      'inline-block rounded-s border border-line-2 bg-paper px-1.75 py-0.5 font-text text-micro leading-[1.4] text-ink',
      className,
    )}
  >
    {children}
  </kbd>
)
