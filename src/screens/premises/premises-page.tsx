import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PremisesHit } from '#gen/residence/model.ts'
import { premisesQuery } from '#src/api/homes/premises.ts'
import { useSite } from '#src/sites/use-site.ts'
import { SortMenu } from '#src/ui/actions/sort-menu.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { CardGrid } from '#src/ui/layout/page.tsx'
import { PremisesCard } from './premises-card.tsx'
import { PremisesFilters } from './filters/premises-filters.tsx'
import { defaultPremisesSort, isNarrowed, premisesFilter, premisesSorts } from './premises-state.ts'
import type { PremisesState } from './premises-state.ts'

type Props = { label: string; state: PremisesState; onChange: (next: PremisesState) => void }

const sortTexts = {
  'inhabitDate:asc': 'sort.inhabitDateAsc',
  'inhabitDate:desc': 'sort.inhabitDateDesc',
  'area:asc': 'sort.areaAsc',
  'area:desc': 'sort.areaDesc',
} as const

/** The premises of a site, narrowed by place, kind and area, and put in order (F-145). */
export function PremisesPage({ label, state, onChange }: Props) {
  const t = useTranslations('premises')
  const found = useRef<HTMLParagraphElement>(null)
  const sort = state.sort ?? defaultPremisesSort
  const premises = useQuery({
    ...premisesQuery(useSite(), premisesFilter(state), sort),
    placeholderData: keepPreviousData,
  })
  // what was pressed goes away
  const focusFound = () => found.current?.focus()
  const reset = () => {
    onChange({ sort: state.sort })
    focusFound()
  }
  const count = premises.data?.length
  return (
    <>
      <div className="border-b border-line pb-4 max-sm:border-0 max-sm:pb-0">
        <PremisesFilters state={state} count={count} onChange={onChange} onReset={reset} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 py-5 max-sm:py-3">
        <p ref={found} tabIndex={-1} role="status" className="min-h-6 font-strong">
          {count !== undefined && t('count', { count })}
        </p>
        <SortMenu
          label={t('sort.label')}
          options={premisesSorts.map((value) => ({ value, label: t(sortTexts[value]) }))}
          value={sort}
          onChange={(next) => onChange({ ...state, sort: next === defaultPremisesSort ? undefined : next })}
        />
      </div>
      {premises.isError && !premises.data ? (
        <ErrorState
          title={t('down')}
          retryLabel={t('retry')}
          onRetry={() => premises.refetch()}
          onRetried={focusFound}
        />
      ) : (
        <Found label={label} hits={premises.data} isUpdating={premises.isPlaceholderData}>
          {isNarrowed(state) && <TextButton onClick={reset}>{t('clearAll')}</TextButton>}
        </Found>
      )}
    </>
  )
}

type FoundProps = {
  label: string
  hits: readonly PremisesHit[] | undefined
  isUpdating: boolean
  /** The way out when there are none. */
  children: ReactNode
}

/** Cards in the first row of the widest layout. */
const firstRow = 3

function Found({ label, hits, isUpdating, children }: FoundProps) {
  const t = useTranslations('premises')
  if (!hits) return <SkeletonCards count={6} label={t('loading')} />
  if (hits.length === 0)
    return <EmptyState action={children}>{t(children ? 'empty.filtered' : 'empty.plain')}</EmptyState>
  return (
    <div aria-busy={isUpdating} className={clsx('transition-opacity', isUpdating && 'opacity-50')}>
      <CardGrid label={label}>
        {hits.map((hit, index) => (
          <li key={hit.id}>
            <PremisesCard hit={hit} isFirst={index < firstRow} />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
