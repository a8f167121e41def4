import { useTranslations } from 'use-intl'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { PremisesFilterChip } from './premises-filter-chip.tsx'
import { isNarrowed } from '../premises-state.ts'
import type { PremisesState } from '../premises-state.ts'

/** The filters of the premises list as visitors meet them. */
export type PremisesFilterName = 'tags' | 'types' | 'area'

export type PremisesFilterProps = {
  state: PremisesState
  /** How many there are now. */
  count: number | undefined
  onChange: (next: PremisesState) => void
}

const names: readonly PremisesFilterName[] = ['tags', 'types', 'area']

/** The filters as a row of chips; on phones it scrolls sideways. */
export function PremisesFilters({ onReset, ...filter }: PremisesFilterProps & { onReset: () => void }) {
  const t = useTranslations('premises')
  return (
    <div
      role="group"
      aria-label={t('filtersLabel')}
      className="-mx-page no-scrollbar flex items-center gap-2 overflow-x-auto px-page py-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {names.map((name) => (
        <PremisesFilterChip key={name} name={name} {...filter} />
      ))}
      {/* where there are none, the line that says so has it */}
      {isNarrowed(filter.state) && filter.count !== 0 && (
        <TextButton look="quiet" className="ml-2 shrink-0 text-small" onClick={onReset}>
          {t('clearAll')}
        </TextButton>
      )}
    </div>
  )
}
