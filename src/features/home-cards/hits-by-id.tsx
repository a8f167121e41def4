import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { hitsByIdsQuery } from '#src/api/homes/residence-homes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { HitCards } from './hit-cards.tsx'

type Props = {
  of: 'stage' | 'object'
  ids: string[]
  /** The level of their titles. */
  level?: 2 | 3
}

/** Homes or projects that a page names, looked up when it is shown so that they are never out of date. */
export function HitsById({ of, ids, level }: Props) {
  const t = useTranslations('search')
  const found = useQuery(hitsByIdsQuery(useSite(), of, ids))
  if (found.isLoadingError)
    return <ErrorState title={t('down.title')} retryLabel={t('down.retry')} onRetry={() => found.refetch()} />
  if (!found.data) return <SkeletonCards count={ids.length} label={t('updating')} />
  return <HitCards hits={found.data.hits} label={t('listLabel')} level={level} />
}
