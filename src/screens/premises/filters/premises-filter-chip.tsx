import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { premisesPlacesQuery } from '#src/api/homes/premises.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { FilterChip } from '#src/ui/actions/filter-chip.tsx'
import { mapPin } from '#src/ui/icons/things.ts'
import type { PremisesFilterName, PremisesFilterProps } from './premises-filters.tsx'
import type { PremisesState } from '../premises-state.ts'

const PremisesFilterPopover = lazyPart(
  async () => (await import('./premises-filter-popover.tsx')).PremisesFilterPopover,
)

/** One filter: what it is set to, a way to clear it, and a popover to change it. */
export function PremisesFilterChip({ name, ...filter }: PremisesFilterProps & { name: PremisesFilterName }) {
  const { state, onChange } = filter
  const t = useTranslations('premises')
  const text = useChipText(state, name)
  return (
    <FilterChip
      text={text ?? t(`filter.${name}`)}
      icon={name === 'tags' ? mapPin : undefined}
      set={text !== undefined}
      clearLabel={t('chip.clear', { filter: t(`filter.${name}`) })}
      onClear={() => onChange(withoutFilter(state, name))}
      load={PremisesFilterPopover.load}
    >
      {(popover) => <PremisesFilterPopover name={name} {...filter} {...popover} />}
    </FilterChip>
  )
}

function withoutFilter(state: PremisesState, name: PremisesFilterName): PremisesState {
  if (name === 'area') return { ...state, minArea: undefined, maxArea: undefined }
  return { ...state, [name]: undefined }
}

/** What a filter is set to, in words. */
function useChipText(
  { tags, types, minArea, maxArea }: PremisesState,
  name: PremisesFilterName,
): string | undefined {
  const t = useTranslations('premises')
  const { area } = useFormats()
  const places = useQuery({ ...premisesPlacesQuery(useSite()), enabled: tags !== undefined })
  const few = ([first = '', ...rest]: string[]) =>
    rest.length === 0 ? first : t('chip.andMore', { first, rest: rest.length })
  if (name === 'tags')
    return (
      tags && few(tags.map((id) => places.data?.find((place) => place.id === id)?.text ?? t('filter.tags')))
    )
  if (name === 'types') return types && few(types.map((type) => t(`type.${type}`)))
  if (minArea !== undefined && maxArea !== undefined) return area(minArea, maxArea)
  if (minArea !== undefined) return t('chip.atLeast', { value: area(minArea) })
  return maxArea === undefined ? undefined : t('chip.atMost', { value: area(maxArea) })
}
