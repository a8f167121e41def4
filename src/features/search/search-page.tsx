import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { reset } from './address/active-filters.ts'
import { addressWords } from './address/address-words.ts'
import { defaultSort, parseSearchState } from './address/search-state.ts'
import type { SearchState } from './address/search-state.ts'
import { menuSort } from './address/sort-keys.ts'
import { useAhead } from './address/use-ahead.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { MobileBar } from './filters/mobile-bar.tsx'
import type { SearchChange, SearchControl } from './filters/search-control.ts'
import { FoundHeading } from './results/found-heading.tsx'
import { SearchHeading } from './results/search-heading.tsx'
import type { SearchTexts } from './results/search-heading.tsx'
import { SearchResults } from './results/search-results.tsx'
import { SortField } from './results/sort-field.tsx'
import { useHomeSearch } from './results/use-home-search.ts'
import { useScrollPlace } from './results/use-scroll-place.ts'

type Props = {
  texts: SearchTexts
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
  const { texts, entry, onChange, children } = props
  const site = useSite()
  const address = useMemo(() => ({ state: props.state, path: props.path }), [props.state, props.path])
  const [{ state, path }, setAhead] = useAhead(address)
  const words = addressWords(path, state.q)
  const search = useHomeSearch(state, words)
  const found = useRef<HTMLParagraphElement>(null)
  useScrollPlace(entry, !search.isUpdating && search.homes.isSuccess)

  const change = (next: SearchChange) => {
    const stripped = parseSearchState(next.state)
    setAhead({ state: stripped, path: next.dropsPath ? [] : path })
    onChange({ ...next, state: stripped })
  }
  // for when the button that was pressed goes away
  const focusFound = () => found.current?.focus()
  const control: SearchControl = {
    state,
    words,
    tags: search.tags,
    hasPlaceInPath: path.length > 0,
    facts: { ...search.facts, total: search.total },
    change,
    reset: () => {
      change({ state: reset(site, state), dropsPath: !site.keepsTagsOnReset })
      focusFound()
    },
  }
  return (
    <>
      <PageWidth className="pt-10 pb-section max-sm:pt-6">
        <SearchHeading texts={texts} words={words} tags={search.tags} />
        <div className="mt-4 border-b border-line pb-4 max-sm:border-0 max-sm:pb-0">
          <FilterBar control={control} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 py-5 max-sm:py-3">
          <FoundHeading ref={found} total={search.total} counts={search.counts} />
          <SortField
            value={menuSort(state.sort ?? defaultSort)}
            onChange={(sort) => change({ state: { ...state, sort } })}
          />
        </div>
        <SearchResults search={search} control={control} entry={entry} onRetried={focusFound} />
        {children}
      </PageWidth>
      <MobileBar control={control} />
    </>
  )
}
