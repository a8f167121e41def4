import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { agreementsQuery } from '#src/api/my-pages/case-management.ts'
import { keepResidence, lastOf } from '#src/domain/identity/selected-residence.ts'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { apartmentChosen } from '../../steps/form/change.ts'
import { isOtherApartment, otherApartment, places } from '../../steps/form/form.ts'
import { fieldId, useChange, useFault, useTextField, useWizard } from '../../wizard/wizard-context.ts'
import { AddressFields } from '../place/address-fields.tsx'
import { LoadFailure, LoadingRows } from '../frame/load-failure.tsx'
import { PlaceChoice } from '../place/place-choice.tsx'
import { useApartmentOption } from '../place/apartment-option.tsx'

/** Which of one's homes, or another one (F-102, F-103, F-167); with no agreement the address is written (F-106). */
export function ResidentStep() {
  const t = useTranslations('fault-report')
  const { watch } = useFault()
  const { error } = useTextField()('selectedApartmentId')
  const change = useChange()
  const { rules } = useWizard()
  const optionOf = useApartmentOption()
  const { data: homes, isLoadingError, refetch } = useQuery(agreementsQuery())
  const chosen = watch('selectedApartmentId')
  const place = watch('type')
  const other = otherApartment(rules.country)
  const hasNone = homes?.length === 0

  if (isLoadingError) return <LoadFailure text={t('residence.failed')} onRetry={refetch} />
  if (!homes) return <LoadingRows />
  const choose = (id: string) => {
    const home = homes.find((one) => one.id === id)
    change(apartmentChosen(id, home ?? null))
    if (home) keepResidence(id)
  }
  const begin = () => {
    if (hasNone) return change(apartmentChosen(other, null))
    // whoever reports again does so for the same home; a change of place leaves the choice open (S-054)
    const last = place ? undefined : lastOf(homes)
    if (last) change(apartmentChosen(last.id, last))
  }
  return (
    <div className="grid gap-8">
      <PlaceChoice afterwards={begin} />
      {place && !hasNone && (
        <RadioGroup
          id={fieldId('selectedApartmentId')}
          label={t('residence.label')}
          name="fault-residence"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          error={error}
          options={[
            ...homes.map((home) => optionOf(home, place === places.dwelling)),
            {
              value: other,
              label: <b className="font-control">{t('residence.other')}</b>,
              hint: t('residence.otherHint'),
            },
          ]}
        />
      )}
      {isOtherApartment(chosen) && <AddressFields />}
    </div>
  )
}
