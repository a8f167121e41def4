/**
 * The enumerations of the catalogue, in the order of the tables they come from. They equal the codes of the contracts;
 * a list is here, and not only a type, so that tests can walk it and data can be drawn from it.
 */

export const countries = ['se', 'no', 'fi'] as const
export type Country = (typeof countries)[number]

/** Project phases (E-007); a phase's number is its place in this list, from 1 (G-013). */
export const phases = [
  'planned',
  'vipSale',
  'vipProcessing',
  'preSelling',
  'salesStart',
  'buildStart',
  'intermediation',
  'interiorOptions',
  'finalizing',
  'moveIn',
  'completed',
] as const
export type Phase = (typeof phases)[number]

/** Project status (E-012). */
export const stageStatuses = [
  'planned',
  'vip',
  'forSale',
  'soldOut',
  'preselling',
  'moveInReady',
  'succession',
  'reference',
] as const
export type StageStatus = (typeof stageStatuses)[number]

/** Residence status (E-011). */
export const homeStatuses = [
  'forSale',
  'reserved',
  'booked',
  'sold',
  'preselling',
  'showingApartment',
  'notAvailable',
  'succession',
] as const
export type HomeStatus = (typeof homeStatuses)[number]

/** Rental status (E-015). */
export type RentalStatus = 'forSale' | 'rented' | 'booked' | 'sold'

/** Residence types (E-016); semi-detached and semi-detached house are one code. */
export const residenceTypes = [
  'detachedHouse',
  'semiDetachedHouse',
  'apartment',
  'house',
  'townHouse',
  'plot',
] as const
export type ResidenceType = (typeof residenceTypes)[number]

/** Disposal forms (E-018) without `all`, which is a filter value and never a home's own. */
export const disposalForms = ['condominium', 'ownership', 'ownershipApartment', 'tenancy'] as const
export type DisposalForm = (typeof disposalForms)[number]

/** Outdoor areas (E-021); the last two are not outdoor spaces of their own but equipment one filters by. */
export const outdoorAreas = [
  'balcony',
  'terrace',
  'patio',
  'roofTop',
  'frenchBalcony',
  'porch',
  'sauna',
  'walkInCloset',
] as const
export type OutdoorArea = (typeof outdoorAreas)[number]

/** Concepts (E-024). */
export const concepts = ['senior', 'premium', 'original', 'smartSquare'] as const
export type Concept = (typeof concepts)[number]

export type PlotType = 'own' | 'partRental' | 'rental'

/** Parking options (E-020). */
export const parkingOptions = [
  'included',
  'twoIncluded',
  'canPurchase',
  'canPurchase2',
  'cannotPurchase',
] as const
export type Parking = (typeof parkingOptions)[number]

/** Compass directions, '1' north and on clockwise to '8' north-west (E-023, G-065). */
export const directions = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type Direction = (typeof directions)[number]

/** Staff roles on a project (E-008). */
export const staffRoles = [
  'realEstateAgent',
  'assistant',
  'salesManager1',
  'salesManager2',
  'interiorResponsible1',
  'interiorResponsible2',
  'externalAgent1',
  'externalAgent2',
  'settlementBroker1',
  'settlementBroker2',
  'customerSupport',
  'customerService',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** How a building is made; decides its homes and its picture. */
export const buildingForms = [
  'slab',
  'block',
  'tower',
  'brick',
  'timber',
  'gables',
  'rowHouses',
  'pairs',
  'villas',
  'plots',
] as const
export type BuildingForm = (typeof buildingForms)[number]

/** What lies around an area; decides words and distances. */
export type Setting = 'water' | 'park' | 'centre' | 'forest' | 'field'
