import { useTranslations } from 'use-intl'
import type { SelectedApartment } from '#gen/case_management/model.ts'
import { spacedPostalCode } from '#src/lib/address/postal-code.ts'
import { Unbroken } from '#src/ui/content/unbroken.tsx'

/** A place as a row to choose: its address, then the number of the dwelling (F-102) or what it is, and where. */
export function useApartmentOption() {
  const t = useTranslations('fault-report.residence')
  const kindOf = (place: SelectedApartment, isHome: boolean) => {
    if (place.buildingType === 'Property') return t('property')
    if (place.buildingType === 'Stairs') return t('stairs')
    return isHome && place.governmentObjectId
      ? t('dwelling', { number: place.governmentObjectId })
      : place.brfName
  }
  return (place: SelectedApartment, isHome: boolean) => ({
    value: place.id,
    label: (
      <b className="font-control">
        <Unbroken text={place.address} />
      </b>
    ),
    hint: [kindOf(place, isHome), `${spacedPostalCode(place.zipCode)} ${place.city}`]
      .filter(Boolean)
      .join(', '),
  })
}
