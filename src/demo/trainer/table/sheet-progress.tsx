import { useTranslations } from 'use-intl'
import type { TaskSheet } from '../new-worlds/beginning.ts'
import type { WorldSummary } from '../worlds-query.ts'

type Props = { progress: NonNullable<WorldSummary['sheet']>; sheet: TaskSheet | undefined }

/** How far a task sheet has come: a mark for each step, and the words of the one that is next. */
export function SheetProgress({ progress: { done }, sheet }: Props) {
  const t = useTranslations('trainer')
  if (!sheet) return null
  const next = sheet.steps.find(({ id }) => !done.includes(id))
  return (
    <>
      <span className="block">
        {sheet.title}{' '}
        <span className="whitespace-nowrap text-ink-3">
          · {t('sheet.of', { done: done.length, all: sheet.steps.length })}
        </span>
      </span>
      <span aria-hidden="true" className="trainer-steps">
        {sheet.steps.map(({ id, text }) => (
          <span key={id} title={text} data-done={done.includes(id) || undefined} />
        ))}
      </span>
      <span className="block text-small text-ink-3">{next ? next.text : t('sheet.done')}</span>
    </>
  )
}
