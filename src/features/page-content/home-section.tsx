import { useId } from 'react'
import type { ReactNode } from 'react'

type Props = { title: string; screenOnly?: boolean; children: ReactNode }

/** A part of a home's page under its heading, in one of two columns. */
export function HomeSection({ title, screenOnly = false, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 break-inside-avoid ${screenOnly ? 'print:hidden' : ''}`}
    >
      <h2 id={id} className="mb-5 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
