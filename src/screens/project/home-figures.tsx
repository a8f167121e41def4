import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { KeyFigures } from '#src/features/page-content/blocks/key-figures.tsx'
import { useMoveInTexts } from '#src/features/page-content/use-move-in-texts.ts'
import { askedPrice, priceOf } from '#src/domain/sale/price/hit-price.ts'
import { useFormats } from '#src/i18n/use-formats.ts'

/** What is left to buy, its size, price and when one moves in. */
export function HomeFigures({ hit }: { hit: SearchHit }) {
  const t = useTranslations('page-content')
  const project = useTranslations('project')
  const formats = useFormats()
  const { availableCount, totalCount, minRooms, maxRooms, minLivingArea, maxLivingArea } = hit
  const price = priceOf(hit)
  const moveIn = useMoveInTexts()
  const isLet = hit.disposalForm === 'tenancy'
  // before sales start none is left to buy, and none is gone
  const left =
    hit.status !== 'planned' &&
    availableCount !== undefined &&
    totalCount !== undefined &&
    t('figure.leftOf', { left: availableCount, total: totalCount })
  return (
    <KeyFigures
      figures={[
        { label: isLet ? project('figure.leftToRent') : t('figure.left'), value: left },
        { label: t('figure.rooms'), value: !!maxRooms && formats.rooms(minRooms ?? maxRooms, maxRooms) },
        {
          label: t('figure.area'),
          value: !!maxLivingArea && formats.area(minLivingArea ?? maxLivingArea, maxLivingArea),
        },
        {
          label: isLet ? project('figure.rent') : t(`figure.${askedPrice(hit).kind}`),
          value: 'amount' in price && t(priceTexts[price.kind], { price: formats.price(price.amount) }),
        },
        { label: t('figure.moveIn'), value: moveIn(hit) },
      ]}
    />
  )
}

const priceTexts = {
  price: 'figure.exactly',
  debtFree: 'figure.exactly',
  from: 'figure.from',
  total: 'figure.exactly',
  totalFrom: 'figure.from',
  debtFreeFrom: 'figure.from',
  rent: 'figure.perMonth',
  rentFrom: 'figure.perMonthFrom',
} as const
