import { useTranslations } from 'use-intl'

/** "Show 38 homes", read out whenever the number changes; without a number as long as there is none. */
export function FoundCount({ total }: { total: number | undefined }) {
  const t = useTranslations('search')
  return <span aria-live="polite">{total === undefined ? t('showAll') : t('show', { count: total })}</span>
}
