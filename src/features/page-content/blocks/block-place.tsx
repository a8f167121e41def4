import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** The place of the block on its page, from 1 on. */
  at: number
  /** It stands inside the width of a page already. */
  isInset?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Where a block of a page stands. The hash block-N of an address leads to the block at place N. */
export const BlockPlace = ({ at, isInset = false, className, children }: Props) => (
  <div id={`block-${at}`} className={isInset ? 'mt-section' : clsx('py-12 sm:py-16', className)}>
    {children}
  </div>
)
