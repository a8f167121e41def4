import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { list } from '#src/ui/icons/actions.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { FilterBar } from '../filters/filter-bar.tsx'
import { SearchFilterChip } from '../filters/search-filter-chip.tsx'
import type { SearchControl } from '../filters/search-control.ts'
import { SheetButton } from '../filters/sheet/sheet-button.tsx'

type Props = {
  control: SearchControl
  /** The list has just given way to the map: the keyboard goes on from here. */
  takesFocus: boolean
  onList: () => void
  /** What saves the search. */
  children: ReactNode
}

/** The filters above the map, and the way back to the list. On phones the place stands out and the rest is a sheet. */
export function MapBar({ control, takesFocus, onList, children }: Props) {
  const t = useTranslations('search')
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) back.current?.focus()
  }, [takesFocus])
  return (
    <div className="flex items-center justify-between gap-2 border-b border-line px-page py-1.5">
      {/* beside what it is set to, what a chip opens goes without saying; the smallest phones have room for words alone */}
      <div className="flex min-w-0 gap-2 overflow-x-auto no-scrollbar py-2 max-[22.5rem]:[&_button]:px-2 max-[22.5rem]:[&_svg]:hidden sm:hidden [&_svg:not(:first-child)]:hidden">
        <SearchFilterChip name="place" control={control} compact plain />
        <SheetButton control={control} compact />
      </div>
      <div className="min-w-0 max-sm:hidden">
        <FilterBar control={control} compact />
      </div>
      {/* phones have room for its picture alone, which needs no line below it */}
      <div className="ml-auto flex shrink-0 items-center [overflow-clip-margin:0.25rem] max-sm:w-6 max-sm:overflow-clip max-sm:[&_button]:min-h-9 max-sm:[&_button]:border-transparent max-sm:[&_button]:whitespace-nowrap">
        {children}
      </div>
      <button
        ref={back}
        type="button"
        onClick={onList}
        className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-btn border border-ink bg-ink px-2.5 sm:px-3 text-small font-medium text-paper hover:bg-paper hover:text-ink"
      >
        {/* phones need its room for the filters */}
        <Icon path={list} size="s" className="max-sm:hidden" />
        {t('view.list')}
      </button>
    </div>
  )
}
