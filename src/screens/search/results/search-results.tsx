import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { homesPerPage } from '#src/api/homes/residence.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import type { SearchControl } from '../filters/search-control.ts'
import { ResultList } from './result-list.tsx'
import type { HomeSearchState } from './use-home-search.ts'
import type { Display } from './use-display.ts'
import { useShown } from './use-shown.ts'

// most searches find something
const NothingFound = lazyPart(async () => (await import('../nothing-found/nothing-found.tsx')).NothingFound, {
  texts: ['nothing-found'],
})

type Props = {
  search: HomeSearchState
  control: SearchControl
  entry: string
  display: Display
  /** The visitor comes back to a place in the list. */
  isReturn: boolean
  onRetried: () => void
}

/** The homes, or what there is instead: they are on their way, there are none, or the service is down. */
export function SearchResults({ search, control, entry, display, isReturn, onRetried }: Props) {
  const t = useTranslations('search')
  const { homes, hits, total } = search
  const [shown, show] = useShown(entry)
  if (search.hasFailed)
    return (
      <ErrorState
        title={t('down.title')}
        retryLabel={t('down.retry')}
        onRetry={search.retry}
        onRetried={onRetried}
      >
        <p>{t('down.text')}</p>
      </ErrorState>
    )
  if (total === undefined) return <SkeletonCards count={6} label={t('updating')} />
  if (total === 0)
    return (
      <Suspense>
        <NothingFound filter={search.request.filter} control={control} onFound={onRetried} />
      </Suspense>
    )

  const visible = hits.slice(0, shown)
  const run = () => {
    show(visible.length + homesPerPage)
    if (hits.length === visible.length && homes.hasNextPage)
      // what is only read again gives way to what was asked for
      return homes.fetchNextPage({ cancelRefetch: !homes.isFetchingNextPage })
  }
  return (
    <ResultList
      kind="object"
      hits={visible}
      total={total}
      display={display}
      drawsAll={isReturn}
      isUpdating={search.isUpdating}
      more={{ run, isLoading: homes.isFetchingNextPage, hasFailed: homes.isFetchNextPageError }}
    />
  )
}
