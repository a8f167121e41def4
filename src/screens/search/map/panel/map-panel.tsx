import { clsx } from 'clsx'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { resettable } from '../../address/active-filters.ts'
import { defaultSort } from '#src/api/homes/plain-search.ts'
import { menuSort } from '../../address/sort-keys.ts'
import type { SearchControl } from '../../filters/search-control.ts'
import { SortField } from '../../results/sort-field.tsx'
import { MapList } from './map-list.tsx'
import { homesIn } from '../map-pins.ts'
import { StagePanel } from './stage-panel.tsx'
import type { useMapSearch } from '../use-map-search.ts'

type Props = {
  found: ReturnType<typeof useMapSearch>
  control: SearchControl
  /** The project whose homes are shown instead of the list. */
  stage: SearchHit | undefined
  chosen: string | undefined
  pointed: string | undefined
  onChoose: (id: string) => void
  onPoint: (id: string | undefined) => void
  onBack: () => void
  /** Says how much there is, and takes the focus of a button that goes away. */
  foundRef: Ref<HTMLParagraphElement>
  onFound: () => void
}

/**
 * Beside the map, what it shows in words. On narrow screens the map has the place to itself: there is only room for the
 * homes of a project, for what went wrong, or for what the keyboard has come to.
 */
export function MapPanel({ found, control, stage, onBack, foundRef, ...list }: Props) {
  const m = useTranslations('map')
  const { state, change } = control
  const isCalm = !stage && !found.hasFailed && (found.isLoading || found.hits.length > 0)
  return (
    <section
      aria-label={m('panel')}
      className={clsx(
        'min-h-0 overflow-y-auto overscroll-contain bg-paper lg:border-r lg:border-line',
        stage && 'max-lg:absolute max-lg:inset-0 max-lg:z-20',
        !stage &&
          'max-lg:absolute max-lg:inset-x-3 max-lg:bottom-3 max-lg:z-10 max-lg:max-h-3/5 max-lg:shadow-pop',
        isCalm && 'max-lg:not-has-focus-visible:sr-only',
      )}
    >
      {stage ? (
        <StagePanel stage={stage} onBack={onBack} />
      ) : (
        <>
          <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-paper px-5 py-3 lg:px-8 [&_label>span]:sr-only">
            <p ref={foundRef} role="status" tabIndex={-1} className="text-small leading-[1.4] font-strong">
              {!found.isLoading &&
                !found.hasFailed &&
                m('count', { homes: homesIn(found.inSight), projects: found.inSight.length })}
            </p>
            <SortField
              value={menuSort(state.sort ?? defaultSort)}
              onChange={(sort) => change({ state: { ...state, sort } })}
            />
          </div>
          <Found found={found} control={control} {...list} />
        </>
      )}
    </section>
  )
}

function Found({ found, control, onFound, ...list }: Omit<Props, 'stage' | 'onBack' | 'foundRef'>) {
  const t = useTranslations('search')
  const m = useTranslations('map')
  const n = useTranslations('nothing-found')
  const site = useSite()
  if (found.hasFailed)
    return (
      <div className="px-5 lg:px-8">
        <ErrorState
          title={t('down.title')}
          retryLabel={t('down.retry')}
          onRetry={found.retry}
          onRetried={onFound}
        >
          <p>{t('down.text')}</p>
        </ErrorState>
      </div>
    )
  if (found.isLoading) return <Loading />
  if (found.hits.length === 0) {
    const canReset = resettable(site, control.state, control.hasPlaceInPath).length > 0
    const clear = canReset && <TextButton onClick={control.reset}>{t('clear.all')}</TextButton>
    return (
      <div className="px-5 lg:px-8">
        <EmptyState action={clear}>{n(canReset ? 'filtered' : 'plain')}</EmptyState>
      </div>
    )
  }
  if (found.inSight.length === 0) {
    const lookAtAll = () => {
      found.look()
      onFound()
    }
    return (
      <div className="px-5 lg:px-8">
        <EmptyState action={<TextButton onClick={lookAtAll}>{m('lookAtAll')}</TextButton>}>
          {m('nothingHere')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div
      aria-busy={found.isUpdating}
      className={clsx('transition-opacity', found.isUpdating && 'opacity-50')}
    >
      <MapList hits={found.inSight} {...list} />
    </div>
  )
}

function Loading() {
  const t = useTranslations('search')
  return (
    <div>
      <output className="sr-only">{t('updating')}</output>
      {[0, 1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[9.25rem_1fr] gap-x-4.5 border-b border-line px-8 py-5 max-lg:hidden"
        >
          <Skeleton className="aspect-4/3" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
