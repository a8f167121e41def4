import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { homeAmounts } from '#src/domain/sale/price/home-amounts.ts'
import type { HomeAmounts } from '#src/domain/sale/price/home-amounts.ts'
import { usePriceText } from './use-price-text.ts'

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
export const PriceText = ({ hit }: { hit: SearchHit }) => usePriceText()(hit)

/** That the price was lowered, and from what: in words, since a line through a number is not read aloud. */
export function LoweredText({ hit: { formerPrice } }: { hit: SearchHit }) {
  const t = useTranslations('search.card')
  const formats = useFormats()
  if (formerPrice === undefined) return null
  return (
    <>
      {t('lowered')} <s>{formats.price(formerPrice)}</s>
    </>
  )
}

/** What a home costs each month beside a loan; nothing for a project, and for what is let, whose price is the rent. */
export function FeeText({ hit }: { hit: SearchHit }) {
  const t = useTranslations('search.card')
  const formats = useFormats()
  const { fee } = amountsOf(hit)
  return fee === undefined ? null : t('fee', { price: formats.price(fee) })
}

/** The price of a home by square metre; the total price where that is what it is asked for. */
export function PerAreaText({ hit }: { hit: SearchHit }) {
  const t = useTranslations('search.card')
  const formats = useFormats()
  const { perArea } = amountsOf(hit)
  return perArea === undefined ? null : t('perArea', { price: formats.price(perArea) })
}

/** Where a home looks to: its first outdoor space of which that is known. */
export function OutlookText({ hit }: { hit: SearchHit }) {
  const t = useTranslations('search')
  const facing = hit.outdoorSpaces?.find(({ direction }) => direction)
  if (!facing?.direction) return null
  const place = t(`outdoorArea.${facing.type}`)
  return t('card.outdoor', { place, towards: t(`towards.${facing.direction}`) })
}

const amountsOf = (hit: SearchHit): HomeAmounts => (hit.type === 'object' ? homeAmounts(hit) : {})
