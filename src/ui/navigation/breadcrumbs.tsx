import type { ReactNode } from 'react'
import { chevronRight } from '../icons/chevrons.ts'
import { Icon } from '../icons/icon.tsx'

/** The way here: links made by the caller, and the page itself last, as text. */
export const Breadcrumbs = ({
  label,
  links,
  here,
}: {
  label: string
  links: readonly ReactNode[]
  here: string
}) => (
  <nav aria-label={label}>
    <ol className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-2 [&_a]:hit-area [&_a]:hover:underline">
      {links.map((link, index) => (
        <li key={index} className="inline-flex items-center gap-2.5">
          {link}
          <Icon path={chevronRight} size="s" className="text-ink-3" />
        </li>
      ))}
      <li aria-current="page" className="text-ink">
        {here}
      </li>
    </ol>
  </nav>
)
