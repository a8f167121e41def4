import type { ReactNode } from 'react'
import { PageWidth } from '#src/ui/layout/page.tsx'

/** A page that says in a heading and a sentence what is the matter, and below it the way on. */
export const StatusScreen = (props: { title: string; text: string; children: ReactNode }) => (
  <PageWidth className="py-section">
    <h1>{props.title}</h1>
    <p className="mt-6 max-w-measure text-lead text-ink-2">{props.text}</p>
    <div className="mt-10">{props.children}</div>
  </PageWidth>
)
