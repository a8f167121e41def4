import { clsx } from 'clsx'
import { useId } from 'react'
import { LocalLink } from '#src/i18n/local-link.tsx'

type Option = { text: string; href: string; isCurrent: boolean }

/** Ways to narrow a list, each with an address; one of them is where one is. */
export function FilterLinks({ label, options }: { label: string; options: readonly Option[] }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
      <span id={id} className="text-ink-2">
        {label}
      </span>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <LocalLink href={href} aria-current={isCurrent || undefined} className={linkClass(isCurrent)}>
              {text}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkClass = (isCurrent: boolean) =>
  clsx('inline-flex min-h-11 items-center border-b-2 font-medium', isCurrent ? 'border-brand' : 'line-rest')
