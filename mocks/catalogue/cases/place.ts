import type { SiteKey } from '#src/sites/site.ts'
import type { Day } from '../dates.ts'

/** Countries with case management (E-088). */
export type CaseCountry = 'se' | 'no'

/** Where a fault can be: a dwelling, a staircase, or a property as a whole (E-061). */
export type CasePlace = Readonly<{
  /** Of a dwelling the id of the home. */
  id: string
  kind: 'Object' | 'Stairs' | 'Property'
  country: CaseCountry
  site: SiteKey
  address: string
  /** Digits only. */
  zipCode: string
  city: string
  propertyId: string
  buildingId: string | null
  /** The staircase. */
  buildingPartId: string | null
  /** The letter of the staircase's house. */
  house: string | null
  /** The dwelling number, where the dwelling has one. */
  governmentObjectId: string | null
  objectTypeId: string | null
  rental: boolean
  associationId: string | null
  brfName: string | null
  /** The day it was handed over: the first on which a fault can be reported, and from which the guarantee runs. */
  entryDate: Day
  /** Rooms of a dwelling, kitchen not counted; 0 for other places. */
  rooms: number
  balcony: boolean
}>
