import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SelectedApartment } from '#gen/case_management/model.ts'
import { zCaseSearchRequest } from '#gen/case_management/schemas.ts'
import { placesQuery } from '#src/api/my-pages/case-management.ts'
import { useSite } from '#src/sites/use-site.ts'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { search as searchIcon } from '#src/ui/icons/actions.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { apartmentChosen } from '../../steps/form/change.ts'
import { places } from '../../steps/form/form.ts'
import { fieldId, useChange, useFault, useTextField } from '../../wizard/wizard-context.ts'
import { useApartmentOption } from './apartment-option.tsx'
import { LoadFailure, LoadingRows } from '../frame/load-failure.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { useSettled } from '#src/domain/forms/use-settled.ts'

/** Which home or space of the association, by search (F-107). */
export function SearchStep() {
  const t = useTranslations('fault-report')
  const { watch } = useFault()
  const change = useChange()
  const { error } = useTextField()('selectedApartmentId')
  const place = watch('type')
  const typed = watch('searchString')
  return (
    <div className="grid gap-8">
      <PlaceChoice />
      {place && (
        <div className="grid gap-6">
          <TextField
            id={fieldId('selectedApartmentId')}
            label={t('search.label')}
            hint={t('search.hint')}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => change({ searchString: event.target.value })}
            error={error}
            end={<Icon path={searchIcon} className="text-ink-3" />}
          />
          <SelectResidence kind={place === places.dwelling ? 'dwelling' : 'shared'} typed={typed} />
        </div>
      )}
    </div>
  )
}

type Kind = 'dwelling' | 'shared'

/** What the search has found, to choose from. */
function SelectResidence({ kind, typed }: { kind: Kind; typed: string }) {
  const t = useTranslations('fault-report')
  const site = useSite()
  const { watch } = useFault()
  const change = useChange()
  const optionOf = useApartmentOption()
  const text = useSettled(typed.trim())
  const isGood = text.length > 1 && zCaseSearchRequest.shape.text.safeParse(text).success
  const {
    data: found,
    isError,
    isLoading,
    refetch,
  } = useQuery({
    ...placesQuery(kind, text, site.key),
    enabled: isGood,
  })
  const chosen = watch('selectedApartment')
  const hits: SelectedApartment[] = isGood ? (found ?? []) : []
  const listed = chosen && !hits.some(({ id }) => id === chosen.id) ? [chosen, ...hits] : hits
  return (
    <div>
      <p role="status" className={isGood && found?.length === 0 ? 'text-ink-2' : 'sr-only'}>
        {isGood &&
          found &&
          (found.length === 0 ? t('search.none') : t('search.count', { count: found.length }))}
      </p>
      {isLoading && <LoadingRows />}
      {isError && <LoadFailure text={t('search.failed')} onRetry={refetch} />}
      {listed.length > 0 && (
        <RadioGroup
          label={t('residence.label')}
          name="fault-residence"
          className="-m-1 max-h-96 overflow-y-auto p-1"
          value={watch('selectedApartmentId')}
          onChange={(event) => {
            const place = listed.find(({ id }) => id === event.target.value)
            if (place) change(apartmentChosen(place.id, place))
          }}
          options={listed.map((place) => optionOf(place, kind === 'dwelling'))}
        />
      )}
    </div>
  )
}
