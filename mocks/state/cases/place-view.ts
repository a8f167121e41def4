import type { components } from '#gen/case_management/types.ts'
import type { CasePlace } from '../../catalogue/cases/place.ts'
import { caseWords } from '../../catalogue/cases/rooms/case-words.ts'
import type { Day } from '../../catalogue/dates.ts'
import type { ErrandRecord } from './errands/errand-record.ts'

type SelectedApartment = components['schemas']['SelectedApartment']

type PlaceFields = Pick<
  ErrandRecord,
  'objectName' | 'objectAddress' | 'buildingPartName' | 'brfName' | 'otherResidentInfo'
>

/** A place as the choice of address shows it (N-043). */
export function placeView(place: CasePlace, guaranteeEndsOn: Day): SelectedApartment {
  return {
    id: place.id,
    address: place.address,
    zipCode: place.zipCode,
    city: place.city,
    propertyId: place.propertyId,
    buildingId: place.buildingId,
    buildingPartId: place.buildingPartId,
    governmentObjectId: place.governmentObjectId,
    objectTypeId: place.objectTypeId,
    rentalBuilding: place.rental,
    buildingType: place.kind,
    brfName: place.brfName,
    guaranteeEndsOn,
  }
}

/** The same of a person with protected identity: the ids lead to the home, nothing that is read does. */
export function hiddenView(view: SelectedApartment, { country }: CasePlace): SelectedApartment {
  const { hiddenAddress, hiddenCity } = caseWords(country)
  const zipCode = country === 'no' ? '0000' : '00000'
  return {
    ...view,
    address: hiddenAddress,
    zipCode,
    city: hiddenCity,
    governmentObjectId: null,
    brfName: null,
  }
}

/** What an errand says of its place; nothing for a person with protected identity. */
export function placeFields(place: CasePlace, hidden = false): PlaceFields {
  if (hidden) {
    return {
      objectName: null,
      objectAddress: null,
      buildingPartName: null,
      brfName: null,
      otherResidentInfo: null,
    }
  }
  const { kind, country, address, zipCode, city, house, buildingPartId, governmentObjectId, brfName } = place
  const words = caseWords(country)
  return {
    objectName: governmentObjectId && `${words.dwelling} ${governmentObjectId}`,
    objectAddress: address,
    buildingPartName: buildingPartId && house && `${words.stairs} ${house}`,
    brfName,
    otherResidentInfo: kind === 'Object' ? residentInfo([address, zipCode, city, governmentObjectId]) : null,
  }
}

/** Address, zip, city and dwelling number as one text (N-049). */
export const residentInfo = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')
