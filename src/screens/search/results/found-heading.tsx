import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { StageAndAreaSearchResult } from '#gen/residence/model.ts'

type Props = {
  ref: Ref<HTMLParagraphElement>
  total: number | undefined
  counts: StageAndAreaSearchResult | undefined
}

/**
 * How much was found: homes, and the projects and areas they lie in (F-085). Read out whenever it changes, and a place
 * for the focus to go.
 */
export function FoundHeading({ ref, total, counts }: Props) {
  const t = useTranslations('search')
  return (
    <p ref={ref} tabIndex={-1} role="status" className="min-h-6 text-body leading-[1.4]">
      {total !== undefined && <strong>{t('count', { homes: total })}</strong>}
      {total !== undefined && total > 0 && counts && (
        <span className="text-ink-2">
          {' '}
          {t('countIn', { projects: counts.stageCount, areas: counts.areaCount })}
        </span>
      )}
    </p>
  )
}
