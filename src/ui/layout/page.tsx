import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Block = {
  className?: string
  children: ReactNode
}

/** The width of the page: 1312 px of content, 64 px margins (20 on phones). */
export const PageWidth = ({ className, children }: Block) => (
  <div className={clsx('mx-auto w-full max-w-layout px-page', className)}>{children}</div>
)

/** A section of a page: 96 px above and below (64 on phones), named by its heading's id. */
export const Section = ({ labelledBy, className, children }: Block & { labelledBy?: string }) => (
  <section aria-labelledby={labelledBy} className={clsx('py-section', className)}>
    {children}
  </section>
)

/** Twelve columns, four on phones. Children place themselves with `col-span-*`. */
export const Grid = ({ className, children }: Block) => (
  <div className={clsx('grid grid-cols-4 gap-x-gutter sm:grid-cols-12', className)}>{children}</div>
)

/** Cards in a list: one column, two from 626 px, three from 1101 px. The gap says that they belong to no box. */
export const CardGrid = ({ label, className, children }: Block & { label?: string }) => (
  <ul
    aria-label={label}
    className={clsx('grid grid-cols-1 gap-x-6 gap-y-11 sm:grid-cols-2 sm:gap-y-16 lg:grid-cols-3', className)}
  >
    {children}
  </ul>
)
