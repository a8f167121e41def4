import type { ExplorerData } from '#src/api/homes/explorer.ts'

type Apt = ExplorerData['apts'][number]

/** What a home of the picker shall have (N-072); what is left out does not matter. */
export type HomeFilter = {
  rooms: readonly number[]
  maxPrice?: number
  minArea?: number
  hasTour: boolean
}

export const anyHome: HomeFilter = { rooms: [], hasTour: false }

export const isAny = ({ rooms, maxPrice, minArea, hasTour }: HomeFilter): boolean =>
  rooms.length === 0 && maxPrice === undefined && minArea === undefined && !hasTour

/** Whether a home fits; one that can be built with other numbers of rooms fits each of them. */
export function fits(apt: Apt, { rooms, maxPrice, minArea, hasTour }: HomeFilter): boolean {
  return (
    (rooms.length === 0 || roomsOf(apt).some((count) => rooms.includes(count))) &&
    (maxPrice === undefined || (apt.price !== undefined && apt.price <= maxPrice)) &&
    (minArea === undefined || apt.area >= minArea) &&
    (!hasTour || apt.has360)
  )
}

/** The homes that fit; without a filter also those that the picker knows nothing of. */
export function fittingAmong(
  homes: readonly { id: string }[],
  apts: readonly Apt[],
  filter: HomeFilter,
): ReadonlySet<string> {
  if (isAny(filter)) return new Set(homes.map(({ id }) => id))
  return new Set(apts.filter((apt) => fits(apt, filter)).map(({ id }) => id))
}

const roomsOf = ({ rooms, possibleRooms }: Apt) => [rooms, ...possibleRooms]

/** What there is to choose among: nothing where all homes are alike. */
export function choicesOf(apts: readonly Apt[]) {
  const rooms = [...new Set(apts.flatMap(roomsOf))].filter((count) => count > 0).toSorted((a, b) => a - b)
  const tours = apts.filter(({ has360 }) => has360).length
  return {
    rooms: rooms.length > 1 ? rooms : [],
    prices: stepsBetween(
      apts.flatMap(({ price }) => price ?? []),
      'up',
    ),
    areas: stepsBetween(
      apts.map(({ area }) => area),
      'down',
    ),
    tour: tours > 0 && tours < apts.length,
  }
}

/** Round numbers between the lowest and the highest, at most eight, each of which leaves some out and some in. */
function stepsBetween(values: readonly number[], round: 'up' | 'down'): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0 || low === high) return []
  const step = niceStep((high - low) / 6)
  const first = round === 'up' ? Math.ceil(low / step) : Math.floor(low / step) + 1
  const steps: number[] = []
  for (let at = first * step; round === 'up' ? at < high : at <= high; at += step) steps.push(at)
  return steps
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power
}
