import type { BuildingForm, Concept, Country, DisposalForm } from '../codes.ts'
import type { Random } from '../lib/random.ts'
import type { Slot } from './layout.ts'

/** What a home costs, in whole units of the country's currency. */
export type HomePrice = Readonly<{
  /** Absent for a tenancy. */
  price?: number | undefined
  sharedDebt: number
  acquisitionCosts: number
  totalPrice?: number | undefined
  /** All that is paid to the association each month, the interest on the shared debt included; or the rent. */
  monthlyFee: number
  /** The part of the fee that pays the interest on the shared debt. */
  sharedDebtFee: number
}>

export type PriceRequest = Readonly<{
  slot: Slot
  form: BuildingForm
  concept: Concept
  disposalForm: DisposalForm
  country: Country
  /** What a square metre costs in the municipality. */
  perMetre: number
}>

const formFactors: Partial<Record<BuildingForm, number>> = {
  tower: 1.03,
  brick: 1.05,
  gables: 1.07,
  rowHouses: 0.86,
  pairs: 0.82,
  villas: 0.84,
}

const conceptFactors: Readonly<Record<Concept, number>> = {
  senior: 1.04,
  premium: 1.16,
  original: 1,
  smartSquare: 0.94,
}

/** Prices end where sellers let them end: 5 000 kr, 10 000 kr in Norway, 1 000 € in Finland. */
export const priceSteps: Readonly<Record<Country, number>> = { se: 5_000, no: 10_000, fi: 1_000 }

/** What associations pay for their loans, in percent a year; repayment begins later. */
const debtInterest: Readonly<Record<Country, number>> = { se: 0, no: 5.4, fi: 4.2 }

/**
 * The price of a home by its municipality, size, floor, view and kind, and what it costs each month. In a borettslag and a
 * Finnish company a part of the total is a loan that the owners carry together, by the size of their homes, and pay the
 * interest on with the fee; in Norway compulsory costs are added. Nothing is drawn by home: `ofHouse` gives what all homes
 * of a stage have in common, so that homes alike cost alike.
 */
export function priceHome(request: PriceRequest, ofHouse: Random): HomePrice {
  const { slot, disposalForm, country } = request
  const level = levelOf(request, ofHouse)
  if (disposalForm === 'tenancy')
    return { sharedDebt: 0, acquisitionCosts: 0, monthlyFee: rent(request, level.rent), sharedDebtFee: 0 }
  const total = rounded(fullPrice(request), priceSteps[country])
  const sharedDebt = rounded(ownPart(request) * level.debtShare, priceSteps[country])
  const price = total - sharedDebt
  const acquisitionCosts =
    country === 'no' ? 8_000 + rounded(disposalForm === 'condominium' ? 0 : price * 0.004, 100) : 0
  const step = country === 'fi' ? 1 : 10
  const sharedDebtFee = rounded((sharedDebt * debtInterest[country]) / 1_200, step)
  const monthlyFee = rounded(fee(request, level.fee, slot.livingArea), step) + sharedDebtFee
  return {
    price,
    sharedDebt,
    acquisitionCosts,
    totalPrice: total + acquisitionCosts,
    monthlyFee,
    sharedDebtFee,
  }
}

/** What a stage has in common: the share of its loan, and what it charges by square metre. */
function levelOf({ disposalForm, form, country }: PriceRequest, random: Random) {
  const [share, charge, rental] = [random.next(), random.next(), random.next()]
  const within = (part: number, [min, max]: Range) => min + (max - min) * part
  return {
    debtShare: disposalForm === 'condominium' ? within(share, debtShares[country]) : 0,
    fee: form === 'plots' ? 0 : within(charge, (disposalForm === 'ownership' ? ownFees : fees)[country]),
    rent: within(rental, rents[country]),
  }
}

type Range = readonly [min: number, max: number]

/** How much of the total an association owes: none in Sweden, where it shows in the fee alone. */
const debtShares: Readonly<Record<Country, Range>> = { se: [0, 0], no: [0.3, 0.5], fi: [0.35, 0.6] }

/** By square metre and month: Sweden 700 to 1 000 kr a year, Norway 35 to 60 kr, Finland 4 to 6 €. */
const fees: Readonly<Record<Country, Range>> = { se: [700 / 12, 1_000 / 12], no: [35, 60], fi: [4, 6] }

/** The same for a house of one's own, which shares a road and little else. */
const ownFees: Readonly<Record<Country, Range>> = { se: [3.8, 6.4], no: [6.2, 10.4], fi: [0.4, 0.7] }

/** By square metre and month: Sweden 1 900 to 2 400 kr a year, Norway 220 to 300 kr, Finland 17 to 22 €. */
const rents: Readonly<Record<Country, Range>> = { se: [1_900 / 12, 200], no: [220, 300], fi: [17, 22] }

/** The price but for where in the house a home lies: what its part of a loan goes by. */
function ownPart({ slot, form, concept, perMetre }: PriceRequest): number {
  if (form === 'plots') return (slot.plotArea ?? 0) * perMetre * 0.034
  const kind = (formFactors[form] ?? 1) * conceptFactors[concept]
  return slot.livingArea * perMetre * kind * smaller(slot, 0.045)
}

function fullPrice(request: PriceRequest): number {
  const { floor, orientation } = request.slot
  const height = 1 + 0.012 * (floor - 1)
  // evening sun is what people pay for: most towards the south-west, least towards the north-east
  const view = 1 + 0.015 * Math.cos(((Number(orientation) - 6) * Math.PI) / 4)
  return ownPart(request) * height * view
}

/** Small homes cost more by square metre, and the less so the larger they are; one of 70 m² costs what is usual. */
const smaller = ({ livingArea }: Slot, exponent: number): number => (70 / livingArea) ** exponent

function fee({ slot, disposalForm }: PriceRequest, perMetre: number, livingArea: number): number {
  return perMetre * livingArea * (disposalForm === 'ownership' || livingArea === 0 ? 1 : smaller(slot, 0.03))
}

/** Rents are whole multiples of these. */
const rentSteps: Readonly<Record<Country, number>> = { se: 10, no: 50, fi: 1 }

function rent({ slot, country }: PriceRequest, perMetre: number): number {
  return rounded(perMetre * slot.livingArea * smaller(slot, 0.045), rentSteps[country])
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step
}
