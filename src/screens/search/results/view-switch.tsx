import { useTranslations } from 'use-intl'
import { Segment } from '#src/ui/actions/segment.tsx'
import { list } from '#src/ui/icons/actions.ts'
import { map } from '#src/ui/icons/things.ts'

/** How what was found is seen (E-046). */
export type SearchView = 'list' | 'map'

/** From the list to the map (F-076). */
export function ViewSwitch({ onView }: { onView: (view: SearchView) => void }) {
  const t = useTranslations('search')
  const options = [
    { value: 'list', label: t('view.list'), icon: list },
    { value: 'map', label: t('view.map'), icon: map },
  ] as const
  return (
    <Segment label={t('view.label')} name="search-view" options={options} value="list" onChange={onView} />
  )
}
