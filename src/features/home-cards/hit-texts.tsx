import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { priceOf } from '#src/domain/sale/hit-price.ts'

/** Rooms, living area and floor of a hit, as far as they are known (F-085). */
export function FactsText({ hit }: { hit: SearchHit }) {
  const t = useTranslations('search')
  const formats = useFormats()
  const { minRooms, maxRooms, minLivingArea, maxLivingArea, floor, stageCount } = hit
  const facts = [
    stageCount !== undefined && t('card.projects', { count: stageCount }),
    // a plot has none of either
    !!minRooms && formats.rooms(minRooms, maxRooms),
    !!minLivingArea && formats.area(minLivingArea, maxLivingArea),
    floor !== undefined && t('card.floor', { floor }),
  ]
  return facts.filter(Boolean).join(' · ')
}

/** What a hit costs, in words. */
export function PriceText({ hit }: { hit: SearchHit }) {
  const t = useTranslations('search')
  const formats = useFormats()
  const price = priceOf(hit)
  if (price.kind === 'none') return null
  if (price.kind === 'later') return t('card.later')
  const written = formats.price(price.amount)
  return price.kind === 'price' ? written : t(`card.${price.kind}`, { price: written })
}
