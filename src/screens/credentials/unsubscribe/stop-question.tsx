import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'

type Props = {
  title: string
  text: string
  /** What the press has come to, where it has failed. */
  request: Pick<UseMutationResult, 'error' | 'submittedAt'>
  /** It takes the place of something else; what the page began with leaves focus where it is. */
  takesFocus: boolean
  /** The presses that there are. */
  children: ReactNode
  next: { href: string; label: string }
}

/** The one question of a mail's link, or what has come of the last press. */
export function StopQuestion({ title, text, request, takesFocus, children, next }: Props) {
  const t = useTranslations('credentials')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [title, takesFocus])
  const { error, submittedAt } = request
  const isBusy = error instanceof AppError && error.kind === 'busy'
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          {title}
        </h2>
        <p className="mt-3 text-ink-2">{text}</p>
      </div>
      {error && (
        <Message key={submittedAt} tone="err" live>
          {t(isBusy ? 'link.tooMany' : 'alerts.notChanged')}
        </Message>
      )}
      <div className="flex flex-wrap gap-4">{children}</div>
      <LocalLink href={next.href} className={textLinkClass()}>
        {next.label}
      </LocalLink>
    </div>
  )
}
