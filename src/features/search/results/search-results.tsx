import { useTranslations } from 'use-intl'
import { homesPerPage } from '#src/api/residence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { resettable } from '../address/active-filters.ts'
import type { SearchControl } from '../filters/search-control.ts'
import { ResultList } from './result-list.tsx'
import type { HomeSearchState } from './use-home-search.ts'
import { useShown } from './use-shown.ts'

type Props = {
  search: HomeSearchState
  control: SearchControl
  entry: string
  onRetried: () => void
}

/** The homes, or what there is instead: they are on their way, there are none, or the service is down. */
export function SearchResults({ search, control, entry, onRetried }: Props) {
  const t = useTranslations('search')
  const { homes, hits, total } = search
  const [shown, show] = useShown(entry)
  if (search.hasFailed)
    return (
      <ErrorState
        title={t('down.title')}
        retryLabel={t('down.retry')}
        onRetry={() => search.retry().then(onRetried)}
      >
        <p>{t('down.text')}</p>
      </ErrorState>
    )
  if (total === undefined) return <SkeletonCards count={6} label={t('updating')} />
  if (total === 0) return <NothingFound control={control} />

  const visible = hits.slice(0, shown)
  const run = () => {
    show(visible.length + homesPerPage)
    if (hits.length === visible.length && homes.hasNextPage)
      return homes.fetchNextPage({ cancelRefetch: false })
  }
  return (
    <ResultList
      hits={visible}
      total={total}
      isUpdating={search.isUpdating}
      more={{ run, isLoading: homes.isFetchingNextPage, hasFailed: homes.isFetchNextPageError }}
    />
  )
}

function NothingFound({ control }: { control: SearchControl }) {
  const t = useTranslations('search')
  const site = useSite()
  const { state, hasPlaceInPath, reset } = control
  if (resettable(site, state, hasPlaceInPath).length === 0) return <EmptyState>{t('empty.plain')}</EmptyState>
  const clear = <TextButton onClick={reset}>{t('clear.all')}</TextButton>
  return <EmptyState action={clear}>{t('empty.filtered')}</EmptyState>
}
