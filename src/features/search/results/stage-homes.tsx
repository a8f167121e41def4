import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useNow, useTranslations } from 'use-intl'
import { homesOfStageQuery } from '#src/api/residence.ts'
import type { SearchHit } from '#src/api/residence.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { priceOf } from './hit-price.ts'
import { statusOf } from './hit-status.ts'

/** All homes of a project, a row each; two lines on phones (F-081). */
export function StageHomes({ stageId }: { stageId: string }) {
  const t = useTranslations('search')
  const homes = useQuery(homesOfStageQuery(useSite(), stageId))
  if (homes.isError)
    return <ErrorState title={t('down.title')} retryLabel={t('down.retry')} onRetry={() => homes.refetch()} />
  if (!homes.data) return <Skeleton className="h-75" />
  if (homes.data.hits.length === 0) return <EmptyState>{t('empty.stage')}</EmptyState>
  return (
    <ul className="border-t border-line">
      {homes.data.hits.map((home) => (
        <HomeRow key={home.id} home={home} />
      ))}
    </ul>
  )
}

function HomeRow({ home }: { home: SearchHit }) {
  const t = useTranslations('search')
  const formats = useFormats()
  const now = useNow()
  const { tone, text, salesStart } = statusOf(home, now)
  const price = priceOf(home)
  const { minRooms, minLivingArea, floor } = home
  const facts = [
    minRooms !== undefined && formats.rooms(minRooms),
    minLivingArea !== undefined && formats.area(minLivingArea),
    floor !== undefined && t('card.floor', { floor }),
  ]
  const isGone = tone === 'sold'
  return (
    <li
      className={clsx(
        'group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 text-small sm:grid-cols-[8rem_1fr_10rem_12rem]',
        isGone && 'text-ink-3',
      )}
    >
      <LocalLink
        href={home.url}
        className="font-strong group-hover:underline after:absolute after:inset-0 focus-visible:outline-offset-0"
      >
        {home.objectNumber ?? home.name}
      </LocalLink>
      <span className="max-sm:col-start-1 max-sm:row-start-2">{facts.filter(Boolean).join(' · ')}</span>
      <span className="text-right max-sm:row-start-2">
        {'amount' in price ? formats.price(price.amount) : '–'}
      </span>
      <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right sm:pl-6">
        <StatusDot tone={tone}>{t(`status.${text}`, { start: salesStart ?? now })}</StatusDot>
      </span>
    </li>
  )
}
