import type { Site } from '#src/sites/site.ts'
import type { HomeStatus } from '../../../catalogue/codes.ts'
import type { Home, ImageRef, OutdoorSpace, Showing, Stage } from '../../../catalogue/types.ts'
import { monthlyExample } from '../../../catalogue/homes/monthly-example.ts'
import { planPicture } from '../../../imagery/drawn-pictures.ts'
import type { Candidate, Measures } from './candidate.ts'
import { saleDays } from '../../bookings/sale/on-sale.ts'
import { filterTermsOf } from '../filters/filter-terms.ts'
import { prices, shownPrice } from '../filters/price-span.ts'
import { saleTermsOf } from '../filters/sale-terms.ts'
import type { SearchHit, SearchImage } from '../search-types.ts'

const recommendedFirst: readonly HomeStatus[] = [
  'forSale',
  'preselling',
  'reserved',
  'showingApartment',
  'booked',
]
const withoutViewing: readonly HomeStatus[] = ['booked', 'sold', 'notAvailable', 'succession']
const noShowings: readonly Showing[] = []

/** A home as the searches see it; `sortOrder` is its place in the catalogue. */
export function homeCandidate(home: Home, stage: Stage, site: Site, sortOrder: number): Candidate {
  const { id, status, livingArea, rooms, entryDate, geo } = home
  const sold = status === 'sold'
  const showings = withoutViewing.includes(status) ? noShowings : stage.showings
  const measures: Measures = {
    livingArea,
    price: sold ? undefined : shownPrice(home),
    inhabitDate: entryDate,
    recommended: recommendation(status, showings),
    published: home.publishedOn,
    sortOrder,
  }
  return {
    id,
    low: measures,
    high: measures,
    geo,
    stageId: stage.id,
    status,
    stageStatus: stage.status,
    rooms,
    ...monthly(home),
    places: [home.countyId, home.municipalityId, home.areaId, stage.id],
    showings,
    filterTerms: filterTermsOf(home),
    sale: saleTermsOf(status, stage, site),
    hit: { ...homeHit(home, stage, site, showings), ...(sold ? {} : { ...prices(home), ...marks(home) }) },
    soldFor: sold ? prices(home) : undefined,
  }
}

/** The hit of a home for somebody who bought in the same stage: what was sold keeps its price (N-073). */
export function withSoldPrice({ hit, soldFor }: Candidate): SearchHit {
  return soldFor === undefined ? hit : { ...hit, ...soldFor }
}

/** What a home costs each month, as its page reckons it; the rent of what is let. */
function monthly(home: Home): Pick<Candidate, 'fee' | 'monthlyCost'> {
  const { disposalForm, price, monthlyFee } = home
  if (disposalForm === 'tenancy') return { fee: undefined, monthlyCost: monthlyFee }
  return { fee: monthlyFee, monthlyCost: price === undefined ? undefined : monthlyExample(home).sum }
}

/** What is new, and what costs less than before. */
function marks({ publishedOn, formerPrice }: Home): Pick<SearchHit, 'publishedAt' | 'formerPrice'> {
  return {
    ...(publishedOn === undefined ? {} : { publishedAt: `${publishedOn}T08:00:00Z` }),
    ...(formerPrice === undefined ? {} : { formerPrice }),
  }
}

function homeHit(home: Home, stage: Stage, site: Site, showings: readonly Showing[]): SearchHit {
  const { rooms, livingArea, possibleRooms } = home
  const plan = planPicture(home, site.language)
  return {
    id: home.id,
    type: 'object',
    siteId: site.siteId,
    siteOrg: site.siteOrgId,
    name: home.title,
    url: home.url,
    area: home.areaName,
    municipality: home.municipalityName,
    status: home.status,
    stageStatus: stage.status,
    stageId: stage.id,
    stageName: stage.name,
    objectNumber: home.objectNumber,
    minRooms: rooms,
    maxRooms: rooms,
    possibleRooms: [...possibleRooms],
    minLivingArea: livingArea,
    maxLivingArea: livingArea,
    monthlyFee: home.monthlyFee,
    ...(home.residenceType === 'apartment' ? { floor: home.floor, maxFloor: home.maxFloor } : {}),
    outdoorSpaces: outdoorSpacesOf(home.outdoorSpaces),
    residenceType: home.residenceType,
    disposalForm: home.disposalForm,
    concept: home.concept,
    swanLabel: home.swanLabel,
    inhabitDate: dayTime(home.entryDate),
    inhabitDateDetermined: stage.entryDateDetermined,
    ...(home.status === 'preselling' ? sellingDays(stage, site) : {}),
    showings: [...showings],
    hasExtraShowingsInfo: stage.hasExtraShowingsInfo,
    shortDescription: home.description.slice(0, 500),
    searchImage: searchImage(home.image),
    ...(plan ? { floorPlan: searchImage(plan) } : {}),
    _geo: home.geo,
  }
}

/** Outdoor spaces as the contract has them. */
export const outdoorSpacesOf = (spaces: readonly OutdoorSpace[]): OutdoorSpace[] => spaces.slice(0, 10)

/** A day as the start of it. */
export const dayTime = (day: string): string => `${day}T00:00:00Z`

/** From when to when VIP customers are let in before others, and when all others are. */
export function sellingDays(stage: Stage, site: Site) {
  const { salesStart, ...window } = saleDays(stage, site)
  return { ...window, salesStart: dayTime(salesStart) }
}

/** A picture as hits have it (N-021). */
export function searchImage({ url, altText, orgWidth, orgHeight }: ImageRef): SearchImage {
  return { url, alttext: altText, orgWidth, orgHeight }
}

/** The lower, the more recommended: what can be bought now, and what can be viewed. */
export function recommendation(status: HomeStatus, showings: readonly Showing[]): number {
  const at = recommendedFirst.indexOf(status)
  return 2 * (at < 0 ? recommendedFirst.length : at) + (showings.length > 0 ? 0 : 1)
}
