import { useTranslations } from 'use-intl'
import type { HitKind } from './search-state.ts'

type Props = { total: number | undefined; hits?: HitKind }

/** "Show 38 homes", read out whenever the number changes; without a number as long as there is none. */
export function FoundCount({ total, hits = 'object' }: Props) {
  const t = useTranslations('search')
  return (
    <span aria-live="polite">{total === undefined ? t('showAll') : t(`show.${hits}`, { count: total })}</span>
  )
}
