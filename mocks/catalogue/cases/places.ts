import type { Catalogue } from '../catalogue.ts'
import type { Home, Stage } from '../types.ts'
import { earlierHomes } from './earlier-homes.ts'
import type { CaseCountry, CasePlace } from './place.ts'
import { memoize } from '../lib/memoize.ts'

/** The places of a catalogue, by id, in the order in which a search finds them. */
export type CasePlaces = ReadonlyMap<string, CasePlace>

/** Every place that a fault can be reported for, or will be when it is handed over. Made once a catalogue. */
export const casePlacesOf = memoize((catalogue: Catalogue): CasePlaces => {
  const earlier = [...earlierHomes(catalogue.referenceDate).values()]
  const ofStages = catalogue.stages.flatMap((stage) => {
    const { country } = stage
    return country === 'fi' ? [] : placesOf(stage, country, catalogue)
  })
  return new Map([...earlier.flatMap(withProperty), ...ofStages].map((place) => [place.id, place]))
})

/** An earlier home stands for its whole property. */
function withProperty(home: CasePlace): CasePlace[] {
  const shared = { ...home, governmentObjectId: null, objectTypeId: null, rooms: 0, balcony: false }
  const stairs = { ...shared, id: home.buildingPartId ?? home.id, kind: 'Stairs' as const }
  return [propertyOf(shared, home.address), stairs, home]
}

function placesOf(stage: Stage, country: CaseCountry, catalogue: Catalogue): CasePlace[] {
  const homes = catalogue.homesOfStage(stage.id)
  const key = stage.id.replace('stage-', '')
  const shared = {
    country,
    site: stage.site,
    zipCode: digits(stage.postalCode),
    city: stage.city,
    propertyId: `property-${key}`,
    buildingId: null,
    buildingPartId: null,
    house: null,
    governmentObjectId: null,
    objectTypeId: null,
    rental: stage.disposalForm === 'tenancy',
    associationId: stage.associationId ?? null,
    brfName: (stage.associationId && catalogue.association(stage.associationId)?.name) ?? null,
    entryDate: stage.entryDate,
    rooms: 0,
    balcony: false,
  }
  const houses = [...Map.groupBy(homes, ({ house }) => house)]
  return [
    propertyOf(shared, homes[0]?.address ?? stage.street),
    ...houses.flatMap(([house, inside]) => {
      const ofHouse = { ...shared, house, buildingId: `building-${key}-${house.toLowerCase()}` }
      const stairs = stairsOf(ofHouse, inside, `stairs-${key}-${house.toLowerCase()}`)
      return [...stairs, ...inside.map((home) => dwellingOf(home, { ...(stairs[0] ?? ofHouse) }))]
    }),
  ]
}

type Shared = Omit<CasePlace, 'id' | 'kind' | 'address'>

function propertyOf(shared: Shared, address: string): CasePlace {
  const whole = { buildingId: null, buildingPartId: null, house: null }
  return { ...shared, ...whole, id: shared.propertyId, kind: 'Property', address }
}

/** A house whose homes have a door to the street each has no staircase. */
function stairsOf(shared: Shared, homes: readonly Home[], id: string): CasePlace[] {
  const [first] = homes
  if (!first || homes.some(({ address }) => address !== first.address)) return []
  return [{ ...shared, id, kind: 'Stairs', buildingPartId: id, address: first.address }]
}

function dwellingOf(home: Home, shared: Shared): CasePlace {
  return {
    ...shared,
    id: home.id,
    kind: 'Object',
    address: home.address,
    zipCode: digits(home.postalCode),
    city: home.city,
    governmentObjectId: home.apartmentNumber ?? null,
    objectTypeId: home.residenceType,
    rental: home.disposalForm === 'tenancy',
    entryDate: home.entryDate,
    rooms: home.rooms,
    balcony: home.outdoorSpaces.length > 0,
  }
}

const digits = (text: string) => text.replaceAll(/\D/g, '')
