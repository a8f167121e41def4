import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  surface: 'bg-surface text-ink',
  tint: 'bg-brand-tint text-ink',
  /** The one decision of a view, such as the next payment. Buttons on it are `inverse`. */
  brand: 'on-dark bg-brand print:text-ink',
}

/** A tinted surface. It marks one thing per view; lists and cards stay on white. */
export const Panel = (props: { tone?: keyof typeof tones; className?: string; children: ReactNode }) => (
  <div
    className={clsx(
      'rounded-m px-5 py-5.5 huge-text:px-3 sm:p-8 forced-colors:border',
      tones[props.tone ?? 'surface'],
      props.className,
    )}
  >
    {props.children}
  </div>
)
