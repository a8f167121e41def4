import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import { homesOfStageQuery } from '#src/api/homes/residence-places.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { priceOf } from '#src/domain/sale/price/hit-price.ts'
import { HitStatusDot } from '#src/features/home-cards/hit-status-dot.tsx'
import { availableHomes } from '../available-homes.ts'
import { FactsText, FeeText, PerAreaText } from '#src/features/home-cards/hit-texts.tsx'

/** The homes of the chosen project beside the map, up to 300 (F-081, S-036). */
export function StagePanel({ stage, onBack }: { stage: SearchHit; onBack: () => void }) {
  const m = useTranslations('map')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [stage.id])
  return (
    <div
      className="px-5 py-5 sm:px-8"
      onKeyDown={({ key }) => key === 'Escape' && onBack()}
      role="presentation"
    >
      <TextButton look="quiet" className="text-small" onClick={onBack}>
        {m('back')}
      </TextButton>
      <h2 ref={heading} tabIndex={-1} className="mt-4 font-display text-h3">
        {stage.name}
      </h2>
      <Homes stageId={stage.id} onRetried={() => heading.current?.focus()} />
    </div>
  )
}

function Homes({ stageId, onRetried }: { stageId: string; onRetried: () => void }) {
  const t = useTranslations('search')
  const m = useTranslations('map')
  const now = useNow()
  const homes = useQuery(homesOfStageQuery(useSite(), stageId))
  if (homes.isLoadingError)
    return (
      <ErrorState
        title={t('down.title')}
        retryLabel={t('down.retry')}
        onRetry={() => homes.refetch()}
        onRetried={onRetried}
      />
    )
  if (!homes.data) return <Skeleton className="mt-4 h-75" />
  const shown = availableHomes(homes.data.hits, now)
  if (shown.length === 0) return <EmptyState>{m('noHomesYet')}</EmptyState>
  return (
    <ul aria-label={t('listLabel')} className="mt-3 border-t border-line">
      {shown.map((home) => (
        <HomeLine key={home.id} home={home} />
      ))}
    </ul>
  )
}

function HomeLine({ home }: { home: SearchHit }) {
  const formats = useFormats()
  const price = priceOf(home)
  return (
    <li className="group relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-b border-line py-3.5 text-small">
      <LocalLink
        href={home.url}
        className="font-strong group-hover:underline after:absolute after:inset-0 focus-visible:outline-offset-0"
      >
        {home.objectNumber ?? home.name}
      </LocalLink>
      <HitStatusDot hit={home} />
      <span className="text-ink-2">
        <FactsText hit={home} />
      </span>
      <span className="text-right">{'amount' in price ? formats.price(price.amount) : '–'}</span>
      <span className="text-ink-2">
        <FeeText hit={home} />
      </span>
      <span className="text-right text-ink-2">
        <PerAreaText hit={home} />
      </span>
    </li>
  )
}
