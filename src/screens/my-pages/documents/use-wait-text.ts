import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import type { DocumentState } from './document-state.ts'

type Waiting = Extract<DocumentState, { kind: 'waits' }>

/** What is said of a document that waits: for whom, from when or until when. */
export function useWaitText(): (state: Waiting) => string {
  const t = useTranslations('my-pages.documents')
  const { longDate } = useFormats()
  return ({ action, from, until }) => {
    if (from) return t('from', { date: longDate(from) })
    const text = t(`waits.${action}`)
    return until ? t('until', { text, date: longDate(until) }) : text
  }
}
