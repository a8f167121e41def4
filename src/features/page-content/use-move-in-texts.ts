import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { moveInOf } from '#src/domain/sale/status/move-in.ts'
import { useFormats } from '#src/i18n/use-formats.ts'

/**
 * When a hit can be moved into, as a value beside a label that says so; undefined where there is nothing to tell. It may
 * break between words, as in two columns of a phone some dates have no room on one line.
 */
export function useMoveInTexts(): (hit: SearchHit) => string | undefined {
  const t = useTranslations('page-content.moveIn')
  const { longDate } = useFormats()
  const now = useNow()
  const textOf = (hit: SearchHit) => {
    const when = moveInOf(hit, now)
    switch (when?.kind) {
      case undefined:
        return undefined
      case 'now':
        return t('now')
      case 'date':
        return longDate(when.from)
      case 'forecast':
        return t('forecast', { month: new Date(when.from) })
      case 'span':
        return t('span', { from: longDate(when.from), to: longDate(when.to) })
      case 'forecastSpan':
        return t('forecastSpan', { from: new Date(when.from), to: new Date(when.to) })
    }
  }
  return (hit) => textOf(hit)?.replaceAll('\u00a0', ' ')
}
