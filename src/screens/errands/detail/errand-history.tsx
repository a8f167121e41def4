import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrandEvent } from '#gen/case_management/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { groupOf } from '../list/status.ts'
import type { StatusGroup } from '../list/status.ts'

/** What has happened, newest first; the dot of the newest has the colour of the status. */
export function ErrandHistory({ events, Heading }: { events: readonly ErrandEvent[]; Heading: 'h2' | 'h3' }) {
  const t = useTranslations('errands.detail')
  const { longDate } = useFormats()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-8">
      <Heading id={heading} className="text-h4">
        {t('history')}
      </Heading>
      <ol className="mt-4">
        {events.map(({ at, text, by, caseStatusId }, index) => (
          <li
            key={at + text}
            aria-current={index === 0 ? 'step' : undefined}
            className="relative pb-6 pl-8.5 text-small leading-[1.5] huge-text:pl-6 before:absolute before:inset-y-0 before:left-2 before:w-px before:bg-line-2"
          >
            <span
              className={clsx(
                'absolute top-1 left-0.5 size-3.25 rounded-full forced-color-adjust-none',
                index === 0 ? dots[groupOf(caseStatusId)] : 'border-2 border-line-2 bg-paper',
              )}
            />
            <span className="block font-strong">{text}</span>
            <span className="block text-ink-2">
              {by ? t('happened', { date: longDate(at), by }) : longDate(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const dots: Record<StatusGroup, string> = {
  registered: 'bg-dot-registered',
  ongoing: 'bg-dot-ongoing',
  executed: 'bg-dot-done',
  completed: 'bg-dot-closed',
}
