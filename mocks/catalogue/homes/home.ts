import type { HomeStatus } from '../codes.ts'
import type { Day } from '../dates.ts'
import { deepFreeze } from '../lib/freeze.ts'
import { occupiedHomes } from '../people/occupied-homes.ts'
import { randomOf } from '../lib/random.ts'
import type { Random } from '../lib/random.ts'
import { languageOf } from '../site-of.ts'
import type { StageDraft } from '../stages/draft.ts'
import type { Home, ImageRef } from '../types.ts'
import { homeWords } from '../words/by-language.ts'
import { describeHome } from './describe.ts'
import type { Slot } from './layout.ts'
import { homeNumbers } from './number.ts'
import { extras, outdoorSpaces } from './outdoor.ts'
import { priceHome } from './price.ts'
import { isAvailable } from '../stages/summary.ts'
import { rentalStatusOf } from './status.ts'
import { saleMarks } from './sale-marks.ts'
import { knownHome } from './strandangen.ts'

export type HomeRequest = Readonly<{
  stage: StageDraft
  slot: Slot
  /** Its number in the house, from 1. */
  count: number
  entryDate: Day
  /** What it is unless something is known of it. */
  drawnStatus: HomeStatus
  /** The day of the catalogue: what is to be had in a finished house is moved into from then on. */
  today: Day
  /** The house it is in. */
  image: ImageRef
}>

/** A home in its place, frozen. */
export function createHome(request: HomeRequest, seed: string): Home {
  const { stage, slot, count, drawnStatus, image, today } = request
  const { form, country, concept, disposalForm, residenceType } = stage
  const { objectNumber, apartmentNumber } = homeNumbers(slot, form, country, count)
  const slug = objectNumber.toLowerCase().replace(' ', '-')
  const id = `home-${stage.key}-${slug}`
  const random = randomOf(seed, id)
  const known = stage.key === 'strandangen' ? knownHome(objectNumber) : undefined
  const spaces = known?.outdoorSpaces ?? outdoorSpaces(slot, form, random)
  const status = occupiedHomes[id] ?? known?.status ?? drawnStatus
  const isReady = isAvailable({ status }) && request.entryDate < today
  const price =
    known ??
    priceHome(
      { slot, form, concept, country, disposalForm, perMetre: stage.pricePerSquareMetre },
      randomOf(seed, 'prices', stage.key),
    )
  const { title, description } = describeHome(
    homeWords[languageOf[country]],
    slot,
    residenceType,
    spaces,
    random,
  )
  return Object.freeze<Home>({
    id,
    stageId: stage.id,
    stageName: stage.name,
    site: stage.site,
    country,
    countyId: stage.countyId,
    countyName: stage.countyName,
    municipalityId: stage.municipalityId,
    municipalityName: stage.municipalityName,
    areaId: stage.areaId,
    areaName: stage.areaName,
    objectNumber,
    apartmentNumber,
    house: slot.house,
    title,
    description,
    status,
    rentalStatus: disposalForm === 'tenancy' ? rentalStatusOf(status) : undefined,
    residenceType,
    disposalForm,
    concept,
    rooms: slot.rooms,
    possibleRooms: possibleRooms(slot, random),
    livingArea: slot.livingArea,
    plotArea: slot.plotArea,
    storageArea: form === 'plots' ? 0 : random.int(2, 6),
    floor: slot.floor,
    maxFloor: slot.maxFloor,
    orientation: slot.orientation,
    outdoorSpaces: deepFreeze(spaces),
    extras: Object.freeze(extras(slot, concept, country, random)),
    price: price.price,
    sharedDebt: price.sharedDebt,
    acquisitionCosts: price.acquisitionCosts,
    totalPrice: price.totalPrice,
    monthlyFee: price.monthlyFee,
    sharedDebtFee: price.sharedDebtFee,
    ...saleMarks(
      { status, today, country, phase: stage.phase, salesStart: stage.salesStart, price: price.totalPrice },
      randomOf(seed, 'marks', id),
    ),
    parking: parkingOf(stage, random),
    energyClass: stage.energyClass,
    swanLabel: stage.swanLabel,
    entryDate: isReady ? today : request.entryDate,
    address: addressOf(stage, slot),
    postalCode: stage.postalCode,
    city: stage.city,
    geo: stage.geo,
    image,
    url: `${stage.url}${slug}/`,
  })
}

/** Each house, and each home that is a house, has the next number on its side of the street. */
function addressOf({ street, streetNumber }: StageDraft, slot: Slot): string {
  const step = slot.plotArea === undefined ? slot.houseIndex : slot.position - 1
  return `${street} ${streetNumber + 2 * step}`
}

function parkingOf({ form }: StageDraft, random: Random): Home['parking'] {
  if (form === 'villas') return random.chance(0.5) ? 'twoIncluded' : 'included'
  if (form === 'rowHouses' || form === 'pairs' || form === 'plots') return 'included'
  return random.pick(['canPurchase', 'canPurchase', 'canPurchase2', 'cannotPurchase'])
}

const noOthers: readonly number[] = Object.freeze([])

/** Some homes of three or four rooms can be built with one room less. */
function possibleRooms({ rooms }: Slot, random: Random): readonly number[] {
  return (rooms === 3 || rooms === 4) && random.chance(0.3) ? Object.freeze([rooms - 1]) : noOthers
}
