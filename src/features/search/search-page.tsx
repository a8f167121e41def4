import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { reset, resettable } from './active-filters.ts'
import { addressWords } from './address-words.ts'
import { FilterBar } from './filter-bar.tsx'
import { FoundHeading } from './found-heading.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { ResultList } from './result-list.tsx'
import type { SearchChange, SearchControl } from './search-control.ts'
import { defaultSort, parseSearchState } from './search-state.ts'
import type { SearchState } from './search-state.ts'
import { SortField } from './sort-field.tsx'
import { menuSort } from './sort-keys.ts'
import { useAhead } from './use-ahead.ts'
import { useHomeSearch } from './use-home-search.ts'
import { useScrollPlace } from './use-scroll-place.ts'
import { useShown } from './use-shown.ts'

type Props = {
  heading: string
  preamble?: string
  /** The search as the address has it. */
  state: SearchState
  /** The segments of the address that stand for places. */
  path: readonly string[]
  /** Names this place in the history. */
  entry: string
  onChange: (change: SearchChange) => void
  /** What the editors say below the list. */
  children?: ReactNode
}

/** The residence search as a list (F-077 to F-080). */
export function SearchPage(props: Props) {
  const { heading, preamble, entry, onChange, children } = props
  const address = useMemo(() => ({ state: props.state, path: props.path }), [props.state, props.path])
  const [{ state, path }, setAhead] = useAhead(address)
  const words = addressWords(path, state.q)
  const search = useHomeSearch(state, words)
  const { shown, showMore } = useShown(entry)
  useScrollPlace(entry, !search.isUpdating && search.homes.isSuccess)

  const change = (next: SearchChange) => {
    const stripped = parseSearchState(next.state)
    setAhead({ state: stripped, path: next.dropsPath ? [] : path })
    onChange({ ...next, state: stripped })
  }
  const control: SearchControl = {
    state,
    words,
    tags: search.tags,
    hasPlaceInPath: path.length > 0,
    facts: { ...search.facts, total: search.total },
    change,
  }
  return (
    <>
      <PageWidth className="pt-10 pb-section max-sm:pt-6">
        <h1>{heading}</h1>
        {preamble && <p className="mt-4 max-w-measure text-lead text-ink-2">{preamble}</p>}
        <div className="mt-4 border-b border-line pb-4 max-sm:border-0 max-sm:pb-0">
          <FilterBar control={control} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 py-5 max-sm:py-3">
          <FoundHeading total={search.total} counts={search.counts} />
          <SortField
            value={menuSort(state.sort ?? defaultSort)}
            onChange={(sort) => change({ state: { ...state, sort } })}
          />
        </div>
        <Results search={search} control={control} shown={shown} showMore={showMore} />
        {children}
      </PageWidth>
      <MobileBar control={control} />
    </>
  )
}

type ResultsProps = {
  search: ReturnType<typeof useHomeSearch>
  control: SearchControl
  shown: number
  showMore: () => void
}

function Results({ search, control, shown, showMore }: ResultsProps) {
  const t = useTranslations('search')
  const { homes, hits, total } = search
  if (search.hasFailed)
    return (
      <ErrorState title={t('down.title')} retryLabel={t('down.retry')} onRetry={search.retry}>
        <p>{t('down.text')}</p>
      </ErrorState>
    )
  if (total === undefined) return <SkeletonCards count={6} label={t('updating')} />
  if (total === 0) return <NothingFound control={control} />
  const run = () => {
    showMore()
    if (hits.length < shown + 1 && homes.hasNextPage) void homes.fetchNextPage()
  }
  return (
    <ResultList
      hits={hits.slice(0, shown)}
      total={total}
      isUpdating={search.isUpdating}
      more={{ run, isLoading: homes.isFetchingNextPage, hasFailed: homes.isFetchNextPageError }}
    />
  )
}

function NothingFound({ control }: { control: SearchControl }) {
  const t = useTranslations('search')
  const site = useSite()
  const { state, hasPlaceInPath, change } = control
  if (resettable(site, state, hasPlaceInPath).length === 0) return <EmptyState>{t('empty.plain')}</EmptyState>
  const clear = (
    <TextButton onClick={() => change({ state: reset(site, state), dropsPath: !site.keepsTagsOnReset })}>
      {t('clear.all')}
    </TextButton>
  )
  return <EmptyState action={clear}>{t('empty.filtered')}</EmptyState>
}
