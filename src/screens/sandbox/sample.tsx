import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

/** One subject of the sandbox: its title to the left, what belongs to it to the right. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t border-line py-9 sm:grid-cols-[12.5rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-text text-h4">
        {title}
      </h2>
      <div className="grid min-w-0 content-start gap-8">{children}</div>
    </section>
  )
}

/** One component in its states: `of` is its name in src/ui, `className` lays the states out. */
export const Specimen = (props: { of: string; className?: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-3 font-text text-micro font-medium tracking-[0] text-ink-3">{props.of}</h3>
    <div className={clsx(props.className ?? 'flex flex-wrap items-center gap-3.5')}>{props.children}</div>
  </div>
)

/** A class for specimens that fill columns. */
export const columns = 'grid items-start gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'
