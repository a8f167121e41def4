import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { hitsByIdsQuery } from '#src/api/residence-places.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import type { SearchControl } from './search-control.ts'

/** The projects a search was narrowed to elsewhere, each with a way out of it. */
export function StageFields({ control, isNamed }: { control: SearchControl; isNamed: boolean }) {
  const t = useTranslations('search')
  const { state, change } = control
  const stageIds = state.stageIds ?? []
  const stages = useQuery(hitsByIdsQuery(useSite(), 'stage', stageIds))
  const nameOf = (id: string) => stages.data?.hits.find((stage) => stage.id === id)?.name ?? id
  return (
    <FieldGroup label={t('filter.stages')} isNamed={isNamed}>
      <div className="grid gap-3">
        {stageIds.map((id) => (
          <Checkbox
            key={id}
            label={nameOf(id)}
            checked
            onChange={() => change({ state: { ...state, stageIds: stageIds.filter((one) => one !== id) } })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
