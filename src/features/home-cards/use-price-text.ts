import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { priceOf } from '#src/domain/sale/price/hit-price.ts'
import { useFormats } from '#src/i18n/use-formats.ts'

/** What a hit costs, in words; nothing where nothing is asked for it. */
export function usePriceText() {
  const t = useTranslations('search')
  const formats = useFormats()
  return useCallback(
    (hit: SearchHit) => {
      const price = priceOf(hit)
      if (price.kind === 'none') return ''
      if (price.kind === 'later') return t('card.later')
      const written = formats.price(price.amount)
      if (price.kind === 'rentFrom') return t('card.from', { price: t('card.rent', { price: written }) })
      return price.kind === 'price' ? written : t(`card.${price.kind}`, { price: written })
    },
    [t, formats],
  )
}
