import type { SiteKey } from '#src/sites/site.ts'
import type {
  BuildingForm,
  Concept,
  Country,
  Direction,
  DisposalForm,
  HomeStatus,
  OutdoorArea,
  Parking,
  Phase,
  PlotType,
  RentalStatus,
  ResidenceType,
  Setting,
  StaffRole,
  StageStatus,
} from './codes.ts'
import type { Day } from './dates.ts'
import type { SaleMarks } from './homes/marks.ts'
import type { FacadeRecipe } from './images/recipe.ts'

export type Geo = Readonly<{ lat: number; lng: number }>

/** A picture: where the mock serves it, what it shows, and its size in pixels (N-021, N-048). */
export type ImageRef = Readonly<{ url: string; altText: string; orgWidth: number; orgHeight: number }>

export type County = Readonly<{ id: string; country: Country; name: string; slug: string }>

export type Municipality = Readonly<{
  id: string
  /** The official code: four digits in Sweden and Norway, three in Finland. */
  code: string
  country: Country
  countyId: string
  name: string
  slug: string
  geo: Geo
  /** What a new home costs per square metre, in the country's currency. */
  pricePerSquareMetre: number
}>

/** Where something lies, by id and by name. */
export type Place = Readonly<{
  country: Country
  countyId: string
  countyName: string
  municipalityId: string
  municipalityName: string
  areaId: string
  areaName: string
}>

export type Area = Place &
  Readonly<{
    id: string
    name: string
    slug: string
    setting: Setting
    geo: Geo
    /** The main street and the postal code that addresses are made of. */
    street: string
    postalCode: string
    city: string
    shortDescription: string
    nearby: readonly Nearby[]
  }>

/** Something close to an area, as it is called there. Where it lies is the terrain's to say. */
export type Nearby = Readonly<{ name: string; kind: NearbyKind }>
export type NearbyKind =
  | 'station'
  | 'busStop'
  | 'school'
  | 'preschool'
  | 'groceries'
  | 'health'
  | 'park'
  | 'playground'
  | 'square'
  | 'sports'
  | 'bathing'
  | 'jetty'

export type Showing = Readonly<{
  id: string
  /** RFC 3339, UTC. */
  start: string
  end: string
  /** Where, in the site's language. */
  description: string
  bookable: boolean
}>

/** Prices are whole units of the country's currency; areas are square metres. */
export type PriceRange = Readonly<{
  minPrice: number
  maxPrice: number
  minTotalPrice: number
  maxTotalPrice: number
}>

/** What a stage's homes have in common, and from where to where they go. */
export type StageSummary = Readonly<{
  homes: number
  /** Homes that can still be bought: for sale, reserved, preselling and showing apartments. */
  available: number
  /** Homes that are sold in advance. */
  preselling: number
  minRooms: number
  maxRooms: number
  minArea: number
  maxArea: number
  /** Of the homes that can be bought, or of all of them when none can; absent when none has a price. */
  prices?: PriceRange
  /** The lowest of the homes that can be rented; absent where none is. */
  minRent?: number
}>

/** A stage: a project, or one of the parts a project is built in. */
export type Stage = Place &
  Readonly<{
    id: string
    slug: string
    name: string
    site: SiteKey
    status: StageStatus
    phase: Phase
    /** Which stage of its area this is, 1 to 5 (E-014). */
    stagePhase: number
    /** What is built, 1 to 10 (E-035). */
    projectType: number
    form: BuildingForm
    residenceType: ResidenceType
    disposalForm: DisposalForm
    plotType: PlotType
    concept: Concept
    street: string
    postalCode: string
    city: string
    geo: Geo
    /** The earliest and the last day to move in. */
    entryDate: Day
    entryDateEnd: Day
    /** False as long as the date is a forecast. */
    entryDateDetermined: boolean
    salesStart: Day
    /** Between these moments VIP customers may buy before others. */
    vipStart?: string
    vipEnd?: string
    showings: readonly Showing[]
    hasExtraShowingsInfo: boolean
    swanLabel: boolean
    energyClass: 'A' | 'B' | 'C'
    /** What a booking costs, deducted from the price later; 0 where nothing is booked. */
    bookingFee: number
    shortDescription: string
    description: readonly string[]
    image: ImageRef
    recipe: FacadeRecipe
    /** The page of the stage on its site. */
    url: string
    /** Who works on it and as what, with what the role is called there. */
    staff: readonly Readonly<{ role: StaffRole; staffId: string; title: string }>[]
    /** The association that owns the house, where the homes are condominiums. */
    associationId?: string
    homeIds: readonly string[]
    summary: StageSummary
  }>

/** A French balcony has no area. */
export type OutdoorSpace = Readonly<{
  type: Exclude<OutdoorArea, 'sauna' | 'walkInCloset'>
  area?: number
  direction: Direction
}>

export type Home = Place &
  SaleMarks &
  Readonly<{
    id: string
    stageId: string
    stageName: string
    site: SiteKey
    /** The number a home is sold under: `C-1403`. */
    objectNumber: string
    /** The number the authorities know it by: `1403`, `H0402`, `A 12`; absent for houses and plots. */
    apartmentNumber: string | undefined
    /** The building of the stage, a letter. */
    house: string
    title: string
    description: string
    status: HomeStatus
    rentalStatus: RentalStatus | undefined
    residenceType: ResidenceType
    disposalForm: DisposalForm
    concept: Concept
    rooms: number
    /** Other numbers of rooms it can be built with. */
    possibleRooms: readonly number[]
    livingArea: number
    plotArea: number | undefined
    storageArea: number
    /** The floor, 1 for the one at the ground, and the highest floor of the house. */
    floor: number
    maxFloor: number
    orientation: Direction
    outdoorSpaces: readonly OutdoorSpace[]
    extras: readonly ('sauna' | 'walkInCloset')[]
    /** What the buyer pays the seller; absent for a tenancy. */
    price: number | undefined
    /** Its part of the association's or the company's loan: fellesgjeld, yhtiölainaosuus. */
    sharedDebt: number
    /** Compulsory costs of the purchase: omkostninger. */
    acquisitionCosts: number
    /** Price, shared debt and compulsory costs together: totalpris, velaton hinta. */
    totalPrice: number | undefined
    /** Each month beside the loan: avgift, felleskostnader, vastike; the rent of a tenancy. */
    monthlyFee: number
    /** The part of the fee that pays the interest on the shared debt. */
    sharedDebtFee: number
    parking: Parking
    energyClass: 'A' | 'B' | 'C'
    swanLabel: boolean
    entryDate: Day
    address: string
    postalCode: string
    city: string
    geo: Geo
    image: ImageRef
    url: string
  }>

export type Staff = Readonly<{
  id: string
  country: Country
  firstName: string
  lastName: string
  name: string
  /** The portrait until there are drawn ones: initials on one of six tints. */
  initials: string
  tint: number
  email: string
  phoneNumber: string
}>

/** A housing association or company. */
export type Association = Readonly<{
  id: string
  country: Country
  name: string
  organisationNumber: string
  boardEmail: string
  activeTechnicalManagement: boolean
  activeFinancialManagement: boolean
  address: string
  postalCode: string
  city: string
  stageIds: readonly string[]
}>
