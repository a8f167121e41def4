import { useId } from 'react'
import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children: ReactNode }

/** A part of the settings: what it is about to the left, what can be done to the right. */
export function SettingsSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-gutter gap-y-6 border-t border-line py-10 sm:py-12 lg:grid-cols-[1fr_2fr]"
    >
      <div className="max-w-80">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {text && <p className="mt-2 text-small text-ink-2">{text}</p>}
      </div>
      <div className="max-w-150 min-w-0">{children}</div>
    </section>
  )
}
