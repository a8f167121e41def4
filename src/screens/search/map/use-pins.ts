import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-service-time.ts'
import type { SearchHit } from '#src/api/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import type { MapPin } from '#src/lib/map-types.ts'
import { useSite } from '#src/sites/use-site.ts'
import { priceOf } from '#src/domain/sale/hit-price.ts'
import { statusOf } from '#src/domain/sale/hit-status.ts'
import { pinOf } from './map-pins.ts'

/** What was found, as pins in the language of the site. */
export function usePins(hits: readonly SearchHit[]): readonly MapPin[] {
  const t = useTranslations('search')
  const formats = useFormats()
  const { locale } = useSite()
  const now = useNow()
  return useMemo(() => {
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    const texts = {
      short: (amount: number) => compact.format(amount),
      price: (hit: SearchHit) => {
        const price = priceOf(hit)
        if (!('amount' in price)) return ''
        const written = formats.price(price.amount)
        return price.kind === 'price' ? written : t(`card.${price.kind}`, { price: written })
      },
      noPrice: (hit: SearchHit) => {
        const { text, salesStart } = statusOf(hit, now)
        return t(`status.${text}`, { start: salesStart ?? now })
      },
    }
    return hits.map((hit) => pinOf(hit, texts))
  }, [hits, t, formats, locale, now])
}
