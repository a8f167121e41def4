import { useId } from 'react'
import type { ReactNode } from 'react'
import { PageWidth } from '#src/ui/layout/page.tsx'

type Props = { title: string; screenOnly?: boolean; children: ReactNode }

/** A section of a page under its heading. */
export function PageSection({ title, screenOnly = false, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`py-12 sm:py-16 ${screenOnly ? 'print:hidden' : ''}`}>
      <PageWidth>
        <h2 id={id} className="mb-8">
          {title}
        </h2>
        {children}
      </PageWidth>
    </section>
  )
}
