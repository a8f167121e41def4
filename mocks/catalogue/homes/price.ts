import type { BuildingForm, Concept, Country, DisposalForm } from '../codes.ts'
import type { Random } from '../random.ts'
import type { Slot } from './layout.ts'

/** What a home costs, in whole units of the country's currency. */
export type HomePrice = Readonly<{
  /** Absent for a tenancy. */
  price?: number | undefined
  sharedDebt: number
  acquisitionCosts: number
  totalPrice?: number | undefined
  monthlyFee: number
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

/** Small homes cost more per square metre; by number of rooms. */
const roomFactors = [1, 1.14, 1.06, 1, 0.96, 0.93, 0.9]

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
const steps: Readonly<Record<Country, number>> = { se: 5_000, no: 10_000, fi: 1_000 }

/**
 * The price of a home by its municipality, size, floor and kind, and what it costs each month. In a borettslag and a
 * Finnish company a part of the total is a loan that the owners carry together; in Norway compulsory costs are added.
 */
export function priceHome(request: PriceRequest, random: Random): HomePrice {
  const { slot, disposalForm, country } = request
  if (disposalForm === 'tenancy')
    return { sharedDebt: 0, acquisitionCosts: 0, monthlyFee: rent(request, random) }
  const total = rounded(fullPrice(request, random), steps[country])
  const sharedDebt = rounded(total * debtShare(request, random), steps[country])
  const price = total - sharedDebt
  const acquisitionCosts =
    country === 'no' ? 8_000 + rounded(disposalForm === 'condominium' ? 0 : price * 0.004, 100) : 0
  const monthlyFee = rounded(fee(request, random, slot.livingArea), country === 'fi' ? 1 : 10)
  return { price, sharedDebt, acquisitionCosts, totalPrice: total + acquisitionCosts, monthlyFee }
}

function fullPrice({ slot, form, concept, perMetre }: PriceRequest, random: Random): number {
  if (form === 'plots') return (slot.plotArea ?? 0) * perMetre * 0.034 * random.between(0.95, 1.05)
  const height = 1 + 0.012 * (slot.floor - 1)
  const sun = ['4', '5', '6', '7'].includes(slot.orientation) ? 1.02 : 1
  const size = roomFactors[slot.rooms] ?? 1
  const kind = (formFactors[form] ?? 1) * conceptFactors[concept]
  return slot.livingArea * perMetre * size * height * sun * kind * random.between(0.98, 1.02)
}

function debtShare({ disposalForm, country }: PriceRequest, random: Random): number {
  if (disposalForm !== 'condominium' || country === 'se') return 0
  return country === 'no' ? random.between(0.3, 0.5) : random.between(0.35, 0.6)
}

/** Each month: Sweden 700 to 1 000 kr/m² and year, Norway 35 to 60 kr/m², Finland 4 to 6 €/m². */
function fee({ disposalForm, form, country }: PriceRequest, random: Random, livingArea: number): number {
  if (form === 'plots') return 0
  if (disposalForm === 'ownership') return { se: 550, no: 900, fi: 60 }[country] * random.between(0.8, 1.4)
  if (country === 'se') return (livingArea * random.between(700, 1_000)) / 12
  return livingArea * (country === 'no' ? random.between(35, 60) : random.between(4, 6))
}

/** Each month: Sweden 1 900 to 2 400 kr/m² and year, Norway 220 to 300 kr/m², Finland 17 to 22 €/m². */
function rent({ slot, country }: PriceRequest, random: Random): number {
  if (country === 'se') return rounded((slot.livingArea * random.between(1_900, 2_400)) / 12, 10)
  const perMetre = country === 'no' ? random.between(220, 300) : random.between(17, 22)
  return rounded(slot.livingArea * perMetre, country === 'no' ? 50 : 1)
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step
}
