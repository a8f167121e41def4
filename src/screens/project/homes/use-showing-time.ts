import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'

/** Writes when a viewing begins, in the time of the place. */
export function useShowingTime(): (start: string) => string {
  const t = useTranslations('project')
  const { longDate } = useFormats()
  const { locale, timeZone } = useSite()
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  return (start) => t('card.showing', { date: longDate(start), time: clock.format(new Date(start)) })
}
