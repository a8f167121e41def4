import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { stagesAndAreasQuery } from '#src/api/homes/residence-projects.ts'
import { homesPerPage } from '#src/api/homes/residence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { resettable } from '../address/active-filters.ts'
import type { SearchControl } from '../filters/search-control.ts'
import { ResultList } from '../results/result-list.tsx'
import type { Display } from '../results/use-display.ts'
import type { HomeSearchState } from '../results/use-home-search.ts'
import { useShown } from '../results/use-shown.ts'
import type { HitKind } from '#src/features/search/search-state.ts'
import { CountyChoices } from './county-choices.tsx'
import { HomesByProject } from './homes-by-project.tsx'

type Props = {
  kind: HitKind
  search: HomeSearchState
  control: SearchControl
  entry: string
  display: Display
  /** The visitor comes back to a place in the list. */
  isReturn: boolean
  onRetried: () => void
}

/**
 * The projects that a search finds, or the areas they lie in, below the counties to choose from; or the homes of each
 * project (F-154, C-034, X-018).
 */
export function PlaceResults({ kind, ...props }: Props) {
  const { search, control } = props
  if (kind === 'object') return <HomesByProject {...props} />
  return (
    <>
      <CountyChoices filter={search.request.filter ?? {}} control={control} />
      <Places kind={kind} {...props} />
    </>
  )
}

type PlacesProps = Props & { kind: 'stage' | 'area' }

function Places({ kind, search, control, entry, display, isReturn, onRetried }: PlacesProps) {
  const t = useTranslations('search')
  const p = useTranslations('places')
  const site = useSite()
  const [shown, show] = useShown(entry)
  const places = useQuery({
    ...stagesAndAreasQuery(site, search.request),
    enabled: search.isReady,
    placeholderData: keepPreviousData,
  })
  if (search.hasTagsFailed || (places.isError && !places.data))
    return (
      <ErrorState
        title={t('down.title')}
        retryLabel={t('down.retry')}
        onRetry={() => (search.hasTagsFailed ? search.retry() : places.refetch())}
        onRetried={onRetried}
      >
        <p>{p('down')}</p>
      </ErrorState>
    )
  if (!places.data) return <SkeletonCards count={6} label={t('updating')} />
  const hits = places.data[kind]
  if (hits.length === 0) {
    const canReset = resettable(site, control.state, control.hasPlaceInPath).length > 0
    return (
      <EmptyState action={canReset && <TextButton onClick={control.reset}>{t('clear.all')}</TextButton>}>
        {p(canReset ? 'filtered' : 'none')}
      </EmptyState>
    )
  }
  const visible = hits.slice(0, shown)
  const run = () => {
    show(visible.length + homesPerPage)
    return undefined
  }
  return (
    <ResultList
      kind={kind}
      hits={visible}
      total={hits.length}
      display={display}
      drawsAll={isReturn}
      isUpdating={!search.isReady || places.isPlaceholderData}
      more={{ run, isLoading: false, hasFailed: false }}
    />
  )
}
