import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { filterNames, isOffered, resettable } from '../address/active-filters.ts'
import { FilterChip } from './filter-chip.tsx'
import type { SearchControl } from './search-control.ts'

/** The filters as a row of chips; on phones it scrolls sideways. */
export function FilterBar({ control }: { control: SearchControl }) {
  const t = useTranslations('search')
  const site = useSite()
  const { state, hasPlaceInPath } = control
  const canReset = resettable(site, state, hasPlaceInPath).length > 0
  return (
    <div
      role="group"
      aria-label={t('filtersLabel')}
      className="-mx-page no-scrollbar flex items-center gap-2 overflow-x-auto px-page py-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {filterNames
        .filter((name) => isOffered(site, state, name))
        .map((name) => (
          <FilterChip key={name} name={name} control={control} />
        ))}
      {canReset && (
        <TextButton look="quiet" className="ml-2 shrink-0 text-small" onClick={control.reset}>
          {t('clear.all')}
        </TextButton>
      )}
    </div>
  )
}
