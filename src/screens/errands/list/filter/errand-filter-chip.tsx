import { useTranslations } from 'use-intl'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { FilterChip } from '#src/ui/actions/filter-chip.tsx'
import { emptyFilter } from './errand-filter.ts'
import type { Choice } from './errand-filter.ts'
import type { FilterControl } from './filter-control.ts'
import { useChoiceNames } from './use-choice-names.ts'

const FilterPopover = lazyPart(async () => (await import('./filter-popover.tsx')).FilterPopover)

/** A filter: what is chosen, a way to clear it, and a popover to choose. */
export function ErrandFilterChip({ choice, control }: { choice: Choice; control: FilterControl }) {
  const t = useTranslations('errands')
  const names = useChoiceNames(choice, control)
  const [first, ...rest] = names
  const atRest = choice === 'status' ? t('filter.statusAll') : t(`filter.${choice}`)
  const chosen = rest.length > 0 ? t('filter.some', { first: first ?? '', rest: rest.length }) : first

  return (
    <FilterChip
      text={chosen ?? atRest}
      set={control.filter[choice].length > 0}
      clearLabel={t('filter.clear', { filter: t(`filter.${choice}`) })}
      onClear={() => control.onChange({ ...control.filter, [choice]: emptyFilter[choice] })}
      load={FilterPopover.load}
    >
      {(popover) => <FilterPopover choice={choice} control={control} {...popover} />}
    </FilterChip>
  )
}
