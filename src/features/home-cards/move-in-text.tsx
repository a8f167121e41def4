import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { moveInOf } from '#src/domain/sale/status/move-in.ts'
import { useFormats } from '#src/i18n/use-formats.ts'

/** When a hit can be moved into, as a card says it by itself (F-085); nothing where there is nothing to tell. */
export function MoveInText({ hit }: { hit: SearchHit }) {
  const t = useTranslations('search.moveIn')
  const { longDate } = useFormats()
  const when = moveInOf(hit, useNow())
  switch (when?.kind) {
    case undefined:
      return null
    case 'now':
      return t('now')
    case 'date':
      return t('date', { date: longDate(when.from) })
    case 'forecast':
      return t('forecast', { month: new Date(when.from) })
    case 'span':
      return t('span', { from: longDate(when.from), to: longDate(when.to) })
    case 'forecastSpan':
      return t('forecastSpan', { from: new Date(when.from), to: new Date(when.to) })
  }
}
