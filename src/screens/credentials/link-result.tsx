import { useEffect, useRef } from 'react'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'

type Props = { title: string; text: string; next?: { href: string; label: string } }

/** What the link of a mail came to, and where to go from here; takes focus, for it took the place of something else. */
export function LinkResult({ title, text, next }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      <p className="mt-3 text-ink-2">{text}</p>
      {next && (
        <LocalLink href={next.href} className={`${buttonClass({ look: 'secondary' })} mt-6`}>
          {next.label}
        </LocalLink>
      )}
    </div>
  )
}
