import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { filterNames, isOffered, resettable } from '../address/active-filters.ts'
import { SearchFilterChip } from './search-filter-chip.tsx'
import type { SearchControl } from './search-control.ts'

type Props = {
  control: SearchControl
  compact?: boolean
  /** What stands at the end of the row. */
  children?: ReactNode
}

/** The filters as a row of chips; on phones and tablets it scrolls sideways. */
export function FilterBar({ control, compact, children }: Props) {
  const t = useTranslations('search')
  const site = useSite()
  const { state, hasPlaceInPath } = control
  const canReset = resettable(site, state, hasPlaceInPath).length > 0
  const names = filterNames.filter((name) => isOffered(site, state, name))
  const bar = useRef<HTMLDivElement>(null)
  const before = useRef(names)

  // a chip that is there only while it is set takes the focus along when it goes
  useEffect(() => {
    if (names.length < before.current.length && document.activeElement === document.body)
      bar.current?.querySelector('button')?.focus()
    before.current = names
  })

  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('filtersLabel')}
      className={clsx(
        'filter-row no-scrollbar flex items-center gap-2 overflow-x-auto py-2 lg:mx-0 lg:items-start lg:gap-4 lg:overflow-visible lg:px-0 lg:max-[80rem]:gap-2',
        // the map has no page's edge to reach
        compact ? 'px-1' : '-mx-page px-page',
      )}
    >
      <div className="contents lg:flex lg:grow lg:flex-wrap lg:items-center lg:gap-1.5 lg:max-[80rem]:gap-1">
        {names.map((name) => (
          <SearchFilterChip key={name} name={name} control={control} compact={compact} />
        ))}
        {canReset && (
          <TextButton look="quiet" className="ml-2 shrink-0 text-small lg:ml-1" onClick={control.reset}>
            {t('clear.all')}
          </TextButton>
        )}
      </div>
      {children && <div className="ml-2 flex min-h-11 shrink-0 items-center lg:ml-0">{children}</div>}
    </div>
  )
}
