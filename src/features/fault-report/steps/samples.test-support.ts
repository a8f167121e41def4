import type { SelectedApartment } from '#gen/case_management/model.ts'
import type { Rules } from './form/check.ts'
import { emptyForm } from './form/form.ts'
import type { FaultForm } from './form/form.ts'

export const sweden: Rules = {
  country: 'se',
  organisationNumbers: ['se-6-4', 'fi-7-1'],
  contactLocked: false,
}
export const norway: Rules = { country: 'no', organisationNumbers: ['no-9'], contactLocked: false }

export const home: SelectedApartment = {
  id: 'home-1',
  address: 'Ekbacksgatan 4 B',
  zipCode: '13130',
  city: 'Nacka',
  propertyId: 'property-1',
  buildingId: 'building-1',
  buildingPartId: 'stairs-1',
  governmentObjectId: '1102',
  objectTypeId: 'apartment',
  rentalBuilding: false,
  buildingType: 'Object',
  brfName: 'Brf Ekbacken',
  guaranteeEndsOn: null,
}

export const good: FaultForm = {
  ...emptyForm,
  acceptTerms: true,
  email: 'amira.nordin@example.com',
  phone: '070-1740605',
  firstName: 'Amira',
  lastName: 'Nordin',
  compoundName: 'Brf Rundelen',
  compoundNumber: '556016-0680',
  isMember: true,
  type: '2',
  address: 'Ekbacksgatan 4 B',
  zipCode: '131 30',
  city: 'Nacka',
  object: '1102',
  selectedApartment: home,
  selectedApartmentId: home.id,
  problemArea: 'room-kitchen',
  problemAreaName: 'Kök',
  problemAreaDetails: 'asset-mixer',
  problemAreaDetailsName: 'Blandare',
  description: 'Kranen droppar.',
}
export const goodNorwegian: FaultForm = {
  ...good,
  zipCode: '5034',
  object: 'H0201',
  compoundNumber: '974760673',
}
