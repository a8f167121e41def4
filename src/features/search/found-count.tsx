import { useTranslations } from 'use-intl'
import type { HitKind } from './search-state.ts'

type Props = { total: number | undefined; hits?: HitKind }

/** The room that is kept for a number, so that nothing moves when it comes or changes. */
const widest = 888

/** "Show 38 homes", read out whenever the number changes; without a number as long as there is none. */
export function FoundCount({ total, hits = 'object' }: Props) {
  const t = useTranslations('search')
  return (
    <span className="inline-block text-start">
      <span aria-live="polite">
        {total === undefined ? t('showAll') : t(`show.${hits}`, { count: total })}
      </span>
      <span aria-hidden className="invisible block h-0 overflow-hidden">
        {t(`show.${hits}`, { count: widest })}
      </span>
    </span>
  )
}
