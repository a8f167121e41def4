import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { hitsByIdsQuery } from '#src/api/homes/residence-homes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import type { SearchControl } from '../search-control.ts'

/** The projects a search was narrowed to elsewhere, each with a way out of it. */
export function StageFields({ control, isNamed }: { control: SearchControl; isNamed: boolean }) {
  const t = useTranslations('search')
  const own = useTranslations('filters')
  const { state, change } = control
  const stageIds = state.stageIds ?? []
  const stages = useQuery(hitsByIdsQuery(useSite(), 'stage', stageIds))
  // a number stands in for a name that is on its way, or does not come
  const nameOf = (id: string, index: number) =>
    stages.data?.hits.find((stage) => stage.id === id)?.name ?? own('stage', { number: index + 1 })
  return (
    <FieldGroup label={t('filter.stages')} isNamed={isNamed}>
      <div className="grid gap-3">
        {stageIds.map((id, index) => (
          <Checkbox
            key={id}
            label={nameOf(id, index)}
            checked
            onChange={() => change({ state: { ...state, stageIds: stageIds.filter((one) => one !== id) } })}
          />
        ))}
      </div>
      {stages.isError && (
        <div role="status" className="mt-3 text-small">
          <p className="text-ink-2">{own('stagesFailed')}</p>
          <TextButton
            className="mt-2"
            onClick={({ currentTarget }) => void retryInPlace(currentTarget, stages.refetch)}
          >
            {t('down.retry')}
          </TextButton>
        </div>
      )}
    </FieldGroup>
  )
}
