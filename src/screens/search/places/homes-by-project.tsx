import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { homesOfEach, stagesPerPart, stagesWithHomesQuery } from '#src/api/homes/residence-projects.ts'
import { useSite } from '#src/sites/use-site.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import type { SearchControl } from '../filters/search-control.ts'
import { ListEnd } from '../results/list-end.tsx'
import type { HomeSearchState } from '../results/use-home-search.ts'
import { useShown } from '../results/use-shown.ts'
import { ProjectGroup } from './project-group.tsx'

type Props = { search: HomeSearchState; control: SearchControl; entry: string; onRetried: () => void }

/** The homes that a search finds by their projects: of each the first ones, and the way to all of them (F-085). */
export function HomesByProject({ search, control, entry, onRetried }: Props) {
  const t = useTranslations('search')
  const p = useTranslations('places.group')
  // as many homes as the list shows: three of each project
  const [shown, show] = useShown(entry)
  const wanted = Math.round(shown / homesOfEach)
  const [begun] = useState(wanted)
  const groups = useInfiniteQuery({
    ...stagesWithHomesQuery(useSite(), search.request, begun),
    enabled: search.isReady,
    placeholderData: keepPreviousData,
  })
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<number>(undefined)
  const parts = groups.data?.pages ?? []
  const found = parts.flatMap(({ hits, homes = [] }) =>
    hits.map((stage, at) => ({ stage, homes: homes[at]?.homes ?? [] })),
  )
  const visible = found.slice(0, wanted)
  const count = visible.length

  // the keyboard goes on where the list did: at the first project that came
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return
    list.current?.querySelectorAll('section')[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [count])

  if (groups.isError && !groups.data)
    return (
      <ErrorState
        title={t('down.title')}
        retryLabel={t('down.retry')}
        onRetry={() => groups.refetch()}
        onRetried={onRetried}
      >
        <p>{p('down')}</p>
      </ErrorState>
    )
  if (!groups.data) return <SkeletonCards count={6} label={t('updating')} />
  const total = parts.at(-1)?.total ?? 0
  const isUpdating = !search.isReady || groups.isPlaceholderData
  const run = () => {
    next.current = count
    show((count + stagesPerPart) * homesOfEach)
    if (found.length === count && groups.hasNextPage)
      return groups.fetchNextPage({ cancelRefetch: !groups.isFetchingNextPage })
  }
  return (
    <div ref={list} aria-busy={isUpdating} className={clsx('transition-opacity', isUpdating && 'opacity-50')}>
      <div className="grid grid-cols-1 gap-14">
        {visible.map(({ stage, homes }, at) => (
          <ProjectGroup key={stage.id} stage={stage} homes={homes} state={control.state} isFirst={at === 0} />
        ))}
      </div>
      <ListEnd
        kind="stage"
        shown={count}
        total={total}
        more={{ run, isLoading: groups.isFetchingNextPage, hasFailed: groups.isFetchNextPageError }}
      />
    </div>
  )
}
