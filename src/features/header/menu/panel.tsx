import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { focusInto } from './keep-focus-within.ts'

/** Focus follows into a panel once it has unfolded (K-037). */
const focusDelayMs = 350

type Block = { className: string; children: ReactNode }

function Panel({ className, children }: Block) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => panel.current && focusInto(panel.current), focusDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      ref={panel}
      className={clsx(
        'max-h-[calc(100dvh-var(--header-h))] animate-rise overflow-y-auto bg-paper',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** A sheet as wide as the page. Its shadow dims all that lies below. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <Panel className="absolute inset-x-0 top-full border-t border-line shadow-[0_0_0_100vmax_rgb(20_28_26/0.1)] [clip-path:inset(-1px_0_-100vmax_0)]">
    {children}
  </Panel>
)

/** A panel at the right end of the header; on a phone as wide as the page. */
export const SidePanel = ({ className, children }: Block) => (
  <div className="pointer-events-none absolute inset-x-0 top-full">
    <PageWidth className="flex justify-end max-sm:px-0">
      <Panel className={clsx('pointer-events-auto w-full rounded-b-l shadow-pop', className)}>
        {children}
      </Panel>
    </PageWidth>
  </div>
)
