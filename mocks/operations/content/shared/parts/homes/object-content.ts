import type { HomeStatus } from '../../../../../catalogue/codes.ts'
import { homeFile, stageFile } from '../../../../../catalogue/pages/files/home-files.ts'
import { languageOf } from '../../../../../catalogue/site-of.ts'
import type { Home, Stage } from '../../../../../catalogue/types.ts'
import { planPicture } from '../../../../../imagery/drawn-pictures.ts'
import { homeOnSale } from '../../../../../state/bookings/sale/on-sale.ts'
import { outdoorSpacesOf } from '../../../../../state/search/index/home-hit.ts'
import type { SiteIndex } from '../../../../../state/search/index/site-index.ts'
import { hitNow } from '../../../../../state/search/filters/viewing-times.ts'
import { defaultStatuses } from '../../../../../state/search/search-types.ts'
import type { World } from '../../../../../state/world.ts'
import { todayOf } from '../../../../../state/today.ts'
import { hasTour, objectNameOf } from '../../../../../state/homes/home-tour.ts'
import type { Shape } from '../../types.ts'
import { associationOf } from './association.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { homeFacts } from '../../../../shared/page/home-facts.ts'
import { loanExample, operatingCost } from '../../../../../catalogue/homes/monthly-example.ts'
import { homeGallery } from '../gallery.ts'
import { finishOf } from './home-finish.ts'
import { paragraphs } from '../html.ts'
import { otherRooms } from './other-rooms.ts'
import { staffOf } from '../contacts.ts'
import { distancesOf } from '../projects/stage-content.ts'

/** Homes like it that are shown below one. */
const maxSimilar = 3
/** What the page of a home shows, or undefined for a home that the site does not have. */
export function objectContent(
  world: World,
  index: SiteIndex,
  drawn: Home,
  stage: Stage,
): Shape<'ObjectContent'> | undefined {
  const now = world.clock.now()
  const home = world.bookings.asOffered(drawn)
  const candidate = index.home(home.id)
  if (!candidate) return undefined
  const { site } = index
  const { status } = candidate
  const { showingsInfo } = contentWords(home.country)
  const language = languageOf[home.country]
  const area = world.catalogue.area(home.areaId)
  const floorPlan = planPicture(home, site.language)
  const finish = finishOf(home, status, todayOf(world, site))
  return {
    kind: 'object',
    heading: home.title,
    preamble: home.description.slice(0, 1000),
    summary: hitNow(candidate.hit, now),
    seo: objectSeo(home),
    pricing: pricingOf(home, status, stage),
    images: homeGallery(home, stage, area),
    ...(floorPlan ? { floorPlan } : {}),
    ...(home.rooms > 0 ? { floorPlanDocument: homeFile(home, 'floor-plan', language) } : {}),
    parking: home.parking,
    plotType: stage.plotType,
    energyClass: home.energyClass,
    ...(finish ? { finish } : {}),
    facts: homeFacts(home, site, { withMoveIn: false }),
    ...(hasTour(home) ? { explorerObjectName: objectNameOf(home) } : {}),
    ...(home.possibleRooms.length > 0 ? { otherRooms: otherRooms(home, site) } : {}),
    clickToBuy: homeOnSale(status, stage, site, now) !== 'nobody',
    ...(site.bookingVariant ? { bookingVariant: site.bookingVariant } : {}),
    interestOpen: !['sold', 'succession', 'booked'].includes(status),
    ...(stage.hasExtraShowingsInfo ? { showingsInfo: paragraphs([showingsInfo]) } : {}),
    stage: { name: stage.name, url: stage.url },
    distances: area ? distancesOf(home.geo, area, world.catalogue) : [],
    documents: [
      homeFile(home, 'facts', language),
      homeFile(home, 'costs', language),
      stageFile(stage.id, 'house-rules', language),
    ],
    contacts: staffOf(world.catalogue, stage),
    similarObjects: similarTo(home, index).map((hit) => hitNow(hit, now)),
    blocks: [{ type: 'richText', id: `${home.id}-text`, html: paragraphs(stage.description, stage.name) }],
  }
}

/** What search engines learn about a home (N-065, F-023). */
function objectSeo(home: Home): Shape<'ObjectSeo'> {
  const { plotArea, apartmentNumber, residenceType, floor, maxFloor } = home
  return {
    name: home.title,
    constructionForm: residenceType,
    rooms: home.rooms,
    ...(plotArea === undefined ? {} : { plotArea }),
    primaryArea: home.livingArea,
    ...(residenceType === 'apartment' ? { floor, maxFloor } : {}),
    ...(apartmentNumber ? { apartmentNumber } : {}),
    swanLabel: home.swanLabel,
    disposalForm: home.disposalForm,
    stageName: home.stageName,
    countyName: home.countyName,
    municipalityName: home.municipalityName,
    areaName: home.areaName,
    outdoorSpaces: outdoorSpacesOf(home.outdoorSpaces),
  }
}

/** What a home costs. A sold one has no price; the total is what the law asks for in Norway and Finland. */
function pricingOf(home: Home, status: HomeStatus, stage: Stage): Shape<'ObjectPricing'> {
  const { country, price, totalPrice, sharedDebt, acquisitionCosts, monthlyFee, sharedDebtFee } = home
  const isOver = status === 'sold'
  const association = associationOf(home)
  const rest = {
    // what is let has no rent any more, what is sold still its fee
    ...(isOver && home.rentalStatus ? {} : { monthlyFee }),
    ...(sharedDebtFee > 0 ? { sharedDebtFee } : {}),
    feeIncludes: [...contentWords(country).feeIncludes],
    operatingCost: operatingCost(home),
    loanExample,
  }
  if (isOver || price === undefined) return rest
  return {
    price,
    ...(country !== 'se' && totalPrice !== undefined ? { totalPrice, sharedDebt } : {}),
    ...(country === 'no' ? { transactionCosts: acquisitionCosts } : {}),
    ...rest,
    ...(stage.bookingFee > 0 ? { bookingFee: stage.bookingFee } : {}),
    ...(association ? { association } : {}),
  }
}

/** Homes for sale in the same stage, the nearest in size first. */
function similarTo(home: Home, index: SiteIndex): Shape<'SearchHit'>[] {
  const off = (area: number) => Math.abs(area - home.livingArea)
  return index
    .homesOf(home.stageId)
    .filter(({ id, status }) => id !== home.id && defaultStatuses.includes(status))
    .toSorted((a, b) => off(a.low.livingArea) - off(b.low.livingArea) || (a.id < b.id ? -1 : 1))
    .slice(0, maxSimilar)
    .map(({ hit }) => hit)
}
