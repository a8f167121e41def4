import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import type { MapPin } from '#src/lib/map-types.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useStatusTexts } from '#src/features/home-cards/hit-status-dot.tsx'
import { usePriceText } from '#src/features/home-cards/use-price-text.ts'
import { pinOf } from './map-pins.ts'

/** What was found, as pins in the language of the site. */
export function usePins(hits: readonly SearchHit[]): readonly MapPin[] {
  const t = useTranslations('map')
  const price = usePriceText()
  const formats = useFormats()
  const { locale } = useSite()
  const statusOf = useStatusTexts()
  return useMemo(() => {
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    const texts = {
      short: (amount: number) => compact.format(amount),
      rent: (amount: number) => t('rent', { price: formats.price(amount) }),
      price,
      noPrice: (hit: SearchHit) => statusOf(hit).text,
    }
    return hits.map((hit) => pinOf(hit, texts))
  }, [hits, t, price, formats, locale, statusOf])
}
