import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { GrowingPlace } from '#src/ui/feedback/growing-place.tsx'
import { focusOn } from '#src/ui/feedback/retry-in-place.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { DeferredSections } from '#src/ui/layout/deferred-sections.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { FacadePicker } from '../picker/facade-picker.tsx'
import { anyHome, fittingAmong } from '../picker/filter/home-filter.ts'
import type { HomeFilter } from '../picker/filter/home-filter.ts'
import { HomesTable } from './homes-table.tsx'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { useHomeTexts } from './use-home-texts.ts'
import type { ProjectHomes } from './use-project-homes.ts'

type Props = {
  project: ProjectHomes
  /** When homes that are not there yet will be. */
  salesStart?: string
  /** The button that keeps a home as a favourite. */
  save?: (home: SearchHit) => ReactNode
}

/** The homes of a project (F-081, F-147): the house to choose in, and the table that says the same. */
export function HomesSection({ project, salesStart, save }: Props) {
  const t = useTranslations('project')
  const { picker, chosen, choose, hits, isError, isPickerPending } = project
  const [filter, setFilter] = useState(anyHome)
  return (
    <>
      {picker && chosen && (
        <FacadePicker
          {...{ chosen, filter, save }}
          data={picker}
          homes={hits}
          onChoose={choose}
          onFilter={setFilter}
        />
      )}
      {isPickerPending && !isError && (
        <GrowingPlace className="bg-surface py-section print:hidden">
          <output className="sr-only">{t('picker.loading')}</output>
          <PageWidth>
            <Skeleton className="h-9 w-80 max-w-full" />
            <Skeleton className="mt-10 h-[40rem] max-h-[55vw]" />
          </PageWidth>
        </GrowingPlace>
      )}
      <section id="homes" aria-labelledby="homes-heading" className="scroll-mt-header py-section">
        <PageWidth>
          <HomesState {...{ project, salesStart, filter }} />
        </PageWidth>
      </section>
    </>
  )
}

type StateProps = Props & { filter: HomeFilter }

function HomesState({ project, salesStart, filter }: StateProps) {
  const { hits, isPending, isError, picker, chosen, choose } = project
  const t = useTranslations('project')
  const formats = useFormats()
  const texts = useHomeTexts()
  const title = <h2 id="homes-heading">{t('table.title')}</h2>
  if (isError)
    return (
      <>
        {title}
        <ErrorState
          title={t('table.failed')}
          retryLabel={t('table.retry')}
          onRetry={project.retry}
          onRetried={focusHomes}
        >
          {t('table.failedText')}
        </ErrorState>
      </>
    )
  if (isPending)
    return (
      <>
        {title}
        <output className="sr-only">{t('table.loading')}</output>
        <GrowingPlace>
          <Skeleton className="mt-8 h-90" />
        </GrowingPlace>
      </>
    )
  const [first] = hits
  if (!first)
    return (
      <>
        {title}
        <EmptyState>
          {salesStart ? t('table.emptyUntil', { date: formats.longDate(salesStart) }) : t('table.empty')}
        </EmptyState>
      </>
    )
  const fitting = fittingAmong(hits, picker?.apts ?? [], filter)
  const isOver = hits.every((home) => isGone(texts.state(home)))
  return (
    <DeferredSections>
      <HomesTable
        title={
          <>
            {title}
            {isOver && (
              <p className="mt-4 text-lead text-ink-2">
                {t(texts.isLet(first) ? 'table.allLet' : 'table.allGone')}
              </p>
            )}
          </>
        }
        homes={hits}
        isShown={({ id }) => fitting.has(id)}
        chosen={picker ? chosen?.id : undefined}
        onChoose={picker && choose}
      />
    </DeferredSections>
  )
}

/** Where there is a house to choose in, it comes above the table. */
function focusHomes() {
  const heading = document.getElementById('picker-heading') ?? document.getElementById('homes-heading')
  if (heading) focusOn(heading)
}
