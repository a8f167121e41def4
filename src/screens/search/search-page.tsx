import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { reset } from './address/active-filters.ts'
import { addressWords } from './address/address-words.ts'
import { defaultSort } from '#src/api/homes/plain-search.ts'
import { parseSearchState } from '#src/features/search/search-state.ts'
import type { SearchState } from '#src/features/search/search-state.ts'
import { menuSort } from './address/sort-keys.ts'
import { useOptimisticValue } from './address/use-optimistic-value.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { MobileBar } from './filters/sheet/mobile-bar.tsx'
import type { SearchChange, SearchControl } from './filters/search-control.ts'
import { searchName } from './filters/search-name.ts'
import { FoundHeading } from './results/found-heading.tsx'
import { listedKind, withKind } from './results/hit-kind.ts'
import { KindSwitch } from './results/kind-switch.tsx'
import { DisplayField } from './results/display-field.tsx'
import { SearchHeading } from './results/search-heading.tsx'
import type { SearchTexts } from './results/search-heading.tsx'
import { SearchResults } from './results/search-results.tsx'
import { SortField } from './results/sort-field.tsx'
import { useDisplay } from './results/use-display.ts'
import { useHomeSearch } from './results/use-home-search.ts'
import { useScrollPlace } from './results/use-scroll-place.ts'
import { ViewSwitch } from './results/view-switch.tsx'
import type { SearchView } from './results/view-switch.tsx'
import type { SearchParts } from './search-parts.ts'

const SearchMap = lazyPart(async () => (await import('./map/search-map.tsx')).SearchMap, {
  texts: ['map', 'nothing-found'],
})
const PlaceResults = lazyPart(async () => (await import('./places/place-results.tsx')).PlaceResults, {
  texts: ['places'],
})

type Props = {
  texts: SearchTexts
  /** The search as the address has it. */
  state: SearchState
  /** The segments of the address that stand for places. */
  path: readonly string[]
  /** Names this place in the history. */
  entry: string
  onChange: (change: SearchChange) => void
  view: SearchView
  onView: (view: SearchView) => void
  parts: SearchParts
  /** What the editors say below the list. */
  children?: ReactNode
}

/** The residence search as a list or a map (F-076 to F-080). */
export function SearchPage(props: Props) {
  const { texts, entry, onChange, view, onView, parts, children } = props
  const { Canvas, SaveSearch, Visited } = parts
  const t = useTranslations('search')
  const site = useSite()
  const formats = useFormats()
  const address = useMemo(() => ({ state: props.state, path: props.path }), [props.state, props.path])
  const [{ state, path }, setAhead] = useOptimisticValue(address)
  const words = addressWords(path, state.q)
  const search = useHomeSearch(state, words)
  const [display, setDisplay] = useDisplay()
  const found = useRef<HTMLParagraphElement>(null)
  const isReturn = useScrollPlace(entry, !search.isUpdating && search.homes.isSuccess)

  const change = (next: SearchChange) => {
    const stripped = parseSearchState(next.state)
    setAhead({ state: stripped, path: next.dropsPath ? [] : path })
    onChange({ ...next, state: stripped })
  }
  // whoever changes the view presses a button that goes away with it
  const [hasSwitched, setSwitched] = useState(false)
  const switchTo = (next: SearchView) => {
    setSwitched(true)
    onView(next)
  }
  useEffect(() => {
    if (hasSwitched && view === 'list') found.current?.focus()
  }, [hasSwitched, view])

  // for when the button that was pressed goes away
  const focusFound = () => found.current?.focus()
  const kind = listedKind(state, search.found)
  const group = kind === 'object' ? state.group : undefined
  const written = { state, words, tags: search.tags, hasPlaceInPath: path.length > 0 }
  const control: SearchControl = {
    ...written,
    facts: { ...search.facts, total: search.total, stageStatuses: search.stageStatuses },
    listed: { kind, count: search.found[kind] },
    change,
    reset: () => {
      change({ state: reset(site, state), dropsPath: !site.keepsTagsOnReset })
      focusFound()
    },
  }
  const save = (
    <SaveSearch
      search={{
        name: searchName({ t, formats, site }, written),
        filter: search.request.filter ?? {},
        params: state,
      }}
    />
  )
  if (view === 'map')
    return (
      <Suspense>
        <SearchMap
          {...{ search, control, entry, Canvas, save }}
          takesFocus={hasSwitched}
          foundRef={found}
          onFound={focusFound}
          onList={() => switchTo('list')}
        />
      </Suspense>
    )
  return (
    <>
      <PageWidth className="pt-10 pb-section max-sm:pt-6">
        <SearchHeading texts={texts} words={words} tags={search.tags} />
        <div className="mt-4 border-b border-line pb-4 max-sm:border-0 max-sm:pb-0">
          <FilterBar control={control}>{save}</FilterBar>
        </div>
        <div className="py-5 max-sm:py-3">
          <div className="flex items-center justify-between gap-x-6">
            <KindSwitch
              kind={kind}
              onKind={(next) => change({ state: withKind(state, search.found, next) })}
            />
            <div className="max-sm:hidden">
              <ViewSwitch onView={switchTo} />
            </div>
          </div>
          <div className="mt-2 items-center justify-between gap-x-6 max-sm:mt-3 lg:flex">
            <FoundHeading ref={found} kind={kind} found={search.found} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <SortField
                value={menuSort(state.sort ?? defaultSort)}
                onChange={(sort) => change({ state: { ...state, sort } })}
              />
              <DisplayField
                value={group ?? display}
                isOfHomes={kind === 'object'}
                onChange={(next) => {
                  if (next === 'stage') return change({ state: { ...state, group: next } })
                  setDisplay(next)
                  if (group) change({ state: { ...state, group: undefined } })
                }}
              />
            </div>
          </div>
        </div>
        {kind === 'object' && !(group && search.total) ? (
          <SearchResults {...{ search, control, entry, display, isReturn }} onRetried={focusFound} />
        ) : (
          <Suspense fallback={<SkeletonCards count={6} label={t('updating')} />}>
            <PlaceResults {...{ kind, search, control, entry, display, isReturn }} onRetried={focusFound} />
          </Suspense>
        )}
        <Visited tags={search.tags} />
        {children}
      </PageWidth>
      <MobileBar control={control} onMap={() => switchTo('map')} />
    </>
  )
}
