import { type Day, addDays } from '../dates.ts'
import type { CasePlace } from './place.ts'

/** Homes that were sold before the ones in the catalogue, by the persona who lives there. */
export function earlierHomes(today: Day): ReadonlyMap<string, CasePlace> {
  return new Map([['amira', ekbacken(today)]])
}

/** Where the main persona lives until her new home is ready: in a month it is time for the two-year inspection. */
function ekbacken(today: Day): CasePlace {
  return {
    id: 'home-ekbacken-b-1102',
    kind: 'Object',
    country: 'se',
    site: 'Jmse',
    address: 'Ekbacksgatan 4 B',
    zipCode: '13130',
    city: 'Nacka',
    propertyId: 'property-ekbacken',
    buildingId: 'building-ekbacken-b',
    buildingPartId: 'stairs-ekbacken-b',
    house: 'B',
    governmentObjectId: '1102',
    objectTypeId: 'apartment',
    rental: false,
    associationId: null,
    brfName: 'Brf Ekbacken',
    entryDate: addDays(today, -700),
    rooms: 3,
    balcony: true,
  }
}
