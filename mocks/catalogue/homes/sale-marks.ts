import type { Country, HomeStatus, Phase } from '../codes.ts'
import { type Day, addDays } from '../dates.ts'
import type { Random } from '../lib/random.ts'
import { isAvailable } from '../stages/summary.ts'
import type { SaleMarks } from './marks.ts'
import { priceSteps } from './price.ts'

type MarkedHome = Readonly<{
  status: HomeStatus
  country: Country
  phase: Phase
  salesStart: Day
  today: Day
  /** The total; absent for a tenancy. */
  price: number | undefined
}>

/** Of so many homes one was let out for sale in the last days, and of as many of a house that is up one was lowered. */
const newShare = 0.07
const loweredShare = 0.09

/** Sellers lower a price when the house stands and its last homes are left. */
const late: readonly Phase[] = ['buildStart', 'intermediation', 'interiorOptions', 'finalizing', 'moveIn']

const noMarks: SaleMarks = { publishedOn: undefined, formerPrice: undefined, loweredOn: undefined }

/** The marks of a home; never both, since nothing is lowered in its first days. */
export function saleMarks(
  { status, country, phase, salesStart, today, price }: MarkedHome,
  random: Random,
): SaleMarks {
  const [drawn, days, share] = [random.next(), random.int(1, 10), random.between(0.02, 0.05)]
  if (!isAvailable({ status })) return noMarks
  if (status !== 'reserved' && drawn < newShare) return { ...noMarks, publishedOn: addDays(today, -days) }
  const longSince = addDays(today, -30 - days)
  const publishedOn = salesStart < longSince ? salesStart : longSince
  const isLowered = status === 'forSale' && late.includes(phase) && drawn > 1 - loweredShare
  if (!isLowered || price === undefined) return { ...noMarks, publishedOn }
  const step = priceSteps[country]
  const formerPrice = price + Math.max(1, Math.round((price * share) / step)) * step
  return { publishedOn, formerPrice, loweredOn: addDays(today, -days) }
}
