import { memo, use } from 'react'
import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { Card, CardFacts, CardLine, CardMedia, CardPlace, CardTitle } from '#src/ui/content/card.tsx'
import { NewLabel } from '#src/ui/content/new-label.tsx'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { HitAction } from './hit-action.ts'
import { hasPriority, isNew } from '#src/domain/sale/status/hit-status.ts'
import { HitStatusDot } from './hit-status-dot.tsx'
import { MoveInText } from './move-in-text.tsx'
import { FactsText, FeeText, LoweredText, OutlookText, PerAreaText, PriceText } from './hit-texts.tsx'
import { titleOf } from '#src/domain/sale/hit-title.ts'

type Props = {
  hit: SearchHit
  /** The level of its title below the heading it belongs to. */
  level?: 2 | 3
  /** It stands where the page begins, so that its picture is loaded at once. */
  isFirst?: boolean
  /** Its plan instead of the house, which a neighbour shows. */
  showsPlan?: boolean
}

/** A home, project or area that a search found. */
export const HomeCard = memo(function HomeCard({ hit, level = 2, isFirst = false, showsPlan }: Props) {
  const t = useTranslations('search')
  const now = useNow()
  const actionOf = use(HitAction)
  const plan = showsPlan ? hit.floorPlan : undefined
  const image = plan ?? hit.searchImage
  // its rent is the price, so that there is neither a fee nor a price of a square metre to stand beside anything
  const isLet = hit.disposalForm === 'tenancy'
  const outlook = <OutlookText hit={hit} />
  const labels = (
    <>
      {hasPriority(hit, now) && <VipLabel>{t('card.vip')}</VipLabel>}
      {isNew(hit, now) && <NewLabel>{t('card.new')}</NewLabel>}
    </>
  )
  return (
    <Card>
      <CardMedia label={labels} action={actionOf(hit)}>
        <img
          {...imageAttributes(image, plan ? planImage : cardImage)}
          alt={image.alttext}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={plan && 'card-plan'}
        />
      </CardMedia>
      <CardPlace
        // an area is the place itself
        place={[hit.type !== 'area' && hit.area, hit.municipality].filter(Boolean).join(', ')}
        status={<HitStatusDot hit={hit} />}
      />
      <CardTitle level={level}>
        <LocalLink href={hit.url} className="card-link">
          {titleOf(hit)}
        </LocalLink>
      </CardTitle>
      <CardFacts facts={<FactsText hit={hit} />} price={<PriceText hit={hit} />}>
        {hit.formerPrice && <CardLine to={<LoweredText hit={hit} />} />}
        <CardLine to={isLet ? outlook : <PerAreaText hit={hit} />} isText={isLet}>
          <MoveInText hit={hit} />
        </CardLine>
        {!isLet && (
          <CardLine to={outlook} isText>
            <FeeText hit={hit} />
          </CardLine>
        )}
      </CardFacts>
    </Card>
  )
})

/** A plan is shown whole, below what lies over its picture. */
const planImage = {
  widths: [400, 600, 900],
  sizes: '(width < 39.125rem) calc(100vw - 2.5rem), (width < 68.8125rem) 45vw, 26.5rem',
} as const
const cardImage = { ...planImage, ratio: 3 / 2 }
