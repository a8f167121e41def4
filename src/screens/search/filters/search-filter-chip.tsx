import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { FilterChip } from '#src/ui/actions/filter-chip.tsx'
import { filter } from '#src/ui/icons/actions.ts'
import { mapPin } from '#src/ui/icons/things.ts'
import { cleared, isSet } from '../address/active-filters.ts'
import type { FilterName } from '../address/active-filters.ts'
import { chipText } from './filter-text.ts'
import type { SearchControl } from './search-control.ts'

const FilterPopover = lazyPart(async () => (await import('./filter-popover.tsx')).FilterPopover, {
  texts: ['filters'],
})

const icons: Partial<Record<FilterName, string>> = { place: mapPin, more: filter }

type Props = {
  name: FilterName
  control: SearchControl
  /** For the bar of the map. */
  compact?: boolean
  /** Without the × where there is no room for it: what it opens clears, too. */
  plain?: boolean
}

/** A filter: what it is set to, a way to clear it, and a popover to change it. */
export function SearchFilterChip({ name, control, compact, plain = false }: Props) {
  const t = useTranslations('search')
  const formats = useFormats()
  const site = useSite()
  const { state, hasPlaceInPath, change } = control

  const clear = () => change({ state: cleared(site, state, name), dropsPath: name === 'place' })
  return (
    <FilterChip
      text={chipText({ t, formats, site }, name, control)}
      icon={icons[name]}
      compact={compact}
      set={isSet(site, state, name, hasPlaceInPath)}
      clearLabel={t('chip.clear', { filter: t(`filter.${name}`) })}
      onClear={plain ? undefined : clear}
      load={FilterPopover.load}
    >
      {(popover) => <FilterPopover name={name} control={control} {...popover} />}
    </FilterChip>
  )
}
