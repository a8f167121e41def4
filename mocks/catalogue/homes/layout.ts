import type { BuildingForm, Concept, Country, Direction } from '../codes.ts'
import type { Random } from '../lib/random.ts'
import { roomPatterns } from './room-patterns.ts'

/** A place for a home in a stage, before it has a price or a status. */
export type Slot = Readonly<{
  /** The house, a letter from A, and its place in the stage from 0. */
  house: string
  houseIndex: number
  /** The floor, from 1, and the highest floor. */
  floor: number
  maxFloor: number
  /** The place on the floor, or in the street, from 1. */
  position: number
  corner: boolean
  rooms: number
  livingArea: number
  plotArea?: number
  orientation: Direction
}>

type Range = readonly [min: number, max: number]

/** Living area by number of rooms; Finnish homes are smaller for the same number. */
const areas: Readonly<Record<'nordic' | 'finnish', readonly Range[]>> = {
  nordic: [
    [30, 42],
    [45, 62],
    [65, 85],
    [85, 110],
    [105, 140],
  ],
  finnish: [
    [26, 36],
    [40, 54],
    [58, 76],
    [78, 98],
    [98, 125],
  ],
}

const apartments: Partial<Record<BuildingForm, Readonly<{ houses: Range; perFloor: 2 | 3 | 4 }>>> = {
  slab: { houses: [1, 2], perFloor: 4 },
  block: { houses: [2, 2], perFloor: 3 },
  tower: { houses: [1, 1], perFloor: 4 },
  brick: { houses: [1, 2], perFloor: 4 },
  timber: { houses: [1, 2], perFloor: 3 },
  gables: { houses: [2, 3], perFloor: 2 },
}

type HouseLot = Readonly<{ count: Range; rooms: Range; area: Range; plot: Range }>

const houses: Partial<Record<BuildingForm, HouseLot>> = {
  rowHouses: { count: [8, 14], rooms: [4, 5], area: [92, 128], plot: [110, 240] },
  pairs: { count: [8, 12], rooms: [4, 5], area: [108, 138], plot: [260, 420] },
  villas: { count: [6, 10], rooms: [5, 6], area: [120, 165], plot: [480, 900] },
  plots: { count: [6, 10], rooms: [0, 0], area: [0, 0], plot: [560, 1180] },
}

export type LayoutRequest = Readonly<{
  form: BuildingForm
  floors: number
  concept: Concept
  country: Country
}>

/** Where the homes of a stage are and how large: flats stacked floor on floor, or houses along a street. */
export function layout(request: LayoutRequest, random: Random): Slot[] {
  const flats = apartments[request.form]
  if (flats) return flatSlots(request, flats, random)
  const lot = houses[request.form]
  return lot ? houseSlots(lot, request, random) : []
}

/** The plan of the first floor is kept all the way up; at the top the ends may grow by a room. */
function flatSlots(
  { floors, concept, country }: LayoutRequest,
  { houses: range, perFloor }: { houses: Range; perFloor: 2 | 3 | 4 },
  random: Random,
): Slot[] {
  const sizes = areas[country === 'fi' ? 'finnish' : 'nordic']
  return Array.from({ length: random.int(...range) }, (_, houseIndex) => {
    const pattern = random.pick(roomPatterns[concept][perFloor])
    const shares = pattern.map(() => random.next())
    const front = random.int(1, 8)
    return Array.from({ length: floors * perFloor }, (_slot, index): Slot => {
      const floor = 1 + Math.floor(index / perFloor)
      const at = index % perFloor
      const corner = at === 0 || at === perFloor - 1
      const grown = floor === floors && floors > 3 && corner && concept !== 'smartSquare'
      const rooms = Math.min(5, (pattern[at] ?? 2) + (grown ? 1 : 0))
      const [min, max] = sizes[rooms - 1] ?? [45, 62]
      return {
        house: letter(houseIndex),
        houseIndex,
        floor,
        maxFloor: floors,
        position: at + 1,
        corner,
        rooms,
        livingArea: Math.round(min + (max - min) * (shares[at] ?? 0.5)),
        orientation: compass(front + (at % 2) * 4 + (at === 0 ? -1 : 0)),
      }
    })
  }).flat()
}

function houseSlots(lot: HouseLot, { country }: LayoutRequest, random: Random): Slot[] {
  const smaller = country === 'fi' ? 0.9 : 1
  const front = random.int(1, 8)
  const count = random.int(...lot.count)
  return Array.from({ length: count }, (_, index): Slot => {
    return {
      house: 'A',
      houseIndex: 0,
      floor: 1,
      maxFloor: lot.rooms[1] === 0 ? 1 : 2,
      position: index + 1,
      corner: index === 0 || index === count - 1,
      rooms: random.int(...lot.rooms),
      livingArea: Math.round(random.between(...lot.area) * smaller),
      plotArea: Math.round(random.between(...lot.plot)),
      orientation: compass(front + (index % 2) * 4),
    }
  })
}

function letter(index: number): string {
  return 'ABCDEF'.charAt(index)
}

/** Any number as one of the eight directions, `'1'` to `'8'`. */
function compass(value: number): Direction {
  return String(((((value - 1) % 8) + 8) % 8) + 1) as Direction
}
