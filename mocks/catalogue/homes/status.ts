import type { HomeStatus, Phase, RentalStatus, StageStatus } from '../codes.ts'
import type { Random } from '../lib/random.ts'

type Shares = Readonly<Partial<Record<HomeStatus, number>>>

/** How many of a stage's homes stand where, by phase; the shares of a row sum to one. */
const byPhase: Readonly<Record<Phase, Shares>> = {
  planned: { notAvailable: 1 },
  vipSale: { preselling: 0.7, reserved: 0.2, notAvailable: 0.1 },
  vipProcessing: { preselling: 0.45, reserved: 0.45, notAvailable: 0.1 },
  preSelling: { preselling: 0.6, booked: 0.2, reserved: 0.1, notAvailable: 0.1 },
  salesStart: { forSale: 0.68, reserved: 0.1, booked: 0.14, notAvailable: 0.08 },
  buildStart: { forSale: 0.5, reserved: 0.08, booked: 0.24, sold: 0.18 },
  intermediation: { forSale: 0.36, reserved: 0.07, booked: 0.2, sold: 0.37 },
  interiorOptions: { forSale: 0.26, reserved: 0.05, booked: 0.12, sold: 0.57 },
  finalizing: { forSale: 0.18, reserved: 0.04, booked: 0.08, sold: 0.7 },
  moveIn: { forSale: 0.18, reserved: 0.04, sold: 0.78 },
  completed: { sold: 1 },
}

const succession: Shares = { succession: 0.2, sold: 0.8 }

/** Phases in which a furnished flat can be shown. */
const withShowingApartment: readonly Phase[] = ['intermediation', 'interiorOptions', 'finalizing', 'moveIn']

/** A status for each of `count` homes, in order. A stage that is for sale has something for sale. */
export function homeStatuses(
  count: number,
  stage: Readonly<{ phase: Phase; status: StageStatus; flats: boolean }>,
  random: Random,
): HomeStatus[] {
  const shares = stage.status === 'succession' ? succession : byPhase[stage.phase]
  const weights = Object.entries(shares) as [HomeStatus, number][]
  const statuses = Array.from({ length: count }, () => drawn(weights, random))
  const wanted = stage.status === 'succession' ? 'succession' : 'forSale'
  if (wanted in shares) atLeast(statuses, wanted, 2, random)
  if (stage.flats && withShowingApartment.includes(stage.phase)) {
    const at = statuses.lastIndexOf('sold')
    if (at >= 0) statuses[at] = 'showingApartment'
  }
  return statuses
}

function drawn(weights: readonly (readonly [HomeStatus, number])[], random: Random): HomeStatus {
  let left = random.next()
  for (const [status, weight] of weights) {
    left -= weight
    if (left < 0) return status
  }
  return weights[0]?.[0] ?? 'notAvailable'
}

function atLeast(statuses: HomeStatus[], wanted: HomeStatus, minimum: number, random: Random): void {
  const others = random.shuffle(statuses.flatMap((status, index) => (status === wanted ? [] : [index])))
  const missing = minimum - (statuses.length - others.length)
  for (const index of others.slice(0, Math.max(0, missing))) statuses[index] = wanted
}

/** The rental status (E-015) that says the same as a residence status. */
export function rentalStatusOf(status: HomeStatus): RentalStatus {
  if (status === 'sold' || status === 'succession') return 'rented'
  return status === 'reserved' || status === 'booked' ? 'booked' : 'forSale'
}
