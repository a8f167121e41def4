import { useTranslations } from 'use-intl'
import { imageAttributes } from '#src/api/content/images.ts'
import type { PremisesHit } from '#gen/residence/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Card, CardFacts, CardMedia, CardPlace, CardTitle } from '#src/ui/content/card.tsx'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import type { StatusTone } from '#src/ui/content/status-dot.tsx'

/** Premises are let and never sold: what the words shared with homes call sold is let as well (E-015). */
const statuses = {
  forSale: { name: 'forSale', tone: 'forsale' },
  booked: { name: 'booked', tone: 'booked' },
  rented: { name: 'rented', tone: 'sold' },
  sold: { name: 'rented', tone: 'sold' },
} as const satisfies Record<PremisesHit['status'], { name: PremisesHit['status']; tone: StatusTone }>

/** Premises in the list: what they are for, how large, and what they cost. */
export function PremisesCard({ hit, isFirst }: { hit: PremisesHit; isFirst: boolean }) {
  const t = useTranslations('premises')
  const formats = useFormats()
  const { name, tone } = statuses[hit.status]
  return (
    <Card>
      <CardMedia>
        <img
          {...imageAttributes(hit.searchImage, cardImage)}
          alt={hit.searchImage.alttext}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </CardMedia>
      <CardPlace
        place={[hit.area, hit.municipality].filter(Boolean).join(', ')}
        status={<StatusDot tone={tone}>{t(`status.${name}`)}</StatusDot>}
      />
      <CardTitle level={2}>
        <LocalLink href={hit.url} className="card-link">
          {hit.name}
        </LocalLink>
      </CardTitle>
      <CardFacts
        facts={`${t(`type.${hit.type}`)} · ${formats.area(hit.minArea, hit.maxArea)}`}
        price={hit.yearlyRent !== undefined && t('rent', { price: formats.price(hit.yearlyRent) })}
      />
    </Card>
  )
}

const cardImage = {
  widths: [400, 600, 900],
  sizes: '(width < 39.125rem) calc(100vw - 2.5rem), (width < 68.8125rem) 45vw, 26.5rem',
  ratio: 3 / 2,
} as const
