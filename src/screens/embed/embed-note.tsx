import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children?: ReactNode }

/** What a view has come to: a heading that takes the focus, and a way on. */
export function EmbedNote({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // whoever is still outside the frame is left there
    if (document.hasFocus()) heading.current?.focus()
  }, [])
  return (
    <div className="px-5 py-10">
      <div className="mx-auto max-w-140">
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {title}
        </h1>
        {text && <p className="mt-4 text-ink-2">{text}</p>}
        {children && <div className="mt-8">{children}</div>}
      </div>
    </div>
  )
}
