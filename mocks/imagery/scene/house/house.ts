/** What fills a bay of a facade, floor upon floor. `door` is a house's own entrance, with a window above it. */
export type BayKind =
  | 'single'
  | 'double'
  | 'tall'
  | 'french'
  | 'wide'
  | 'balcony'
  | 'loggia'
  | 'stair'
  | 'door'
  | 'gallery'
  | 'blank'

/** A vertical strip of a facade; metres. */
export type Bay = Readonly<{ kind: BayKind; width: number }>

export type Texture = 'plaster' | 'brick' | 'wood' | 'clapboard' | 'sheet' | 'panel'
export type Cladding = Readonly<{ colour: string; texture: Texture }>
export type Railing = Readonly<{ kind: 'bars' | 'glass' | 'boards'; colour: string }>

type Covering = Readonly<{ colour: string; texture: 'seam' | 'tile' }>

/** A roof. `rise` is metres above the wall; dormers, chimneys and solar panels are counted. */
export type Roof =
  | Readonly<{ kind: 'flat'; tufts?: boolean; solarPanels?: number; liftHouse?: boolean }>
  | Readonly<{ kind: 'setback'; colour: string; tufts?: boolean }>
  | (Covering &
      Readonly<{
        kind: 'saddle' | 'mansard'
        rise: number
        dormers?: number
        dormerTop?: 'flat' | 'gable'
        chimneys?: number
        solarPanels?: number
      }>)
  | (Covering & Readonly<{ kind: 'gable'; rise: number; leaning?: boolean; window?: number }>)

/** A building volume: bays across, floors up. Lengths in metres. */
export type House = Readonly<{
  /** Its name within the picture, which its chance belongs to. */
  key: string
  bays: readonly Bay[]
  floors: number
  wall: Cladding
  roof: Roof
  /** The ground floor's own cladding. */
  base?: Cladding
  floorHeight?: number
  groundHeight?: number
  /** Wall between the last ceiling and the roof. */
  attic?: number
  railing?: Railing
  balconyDepth?: number
  slab?: string
  frames?: string
  /** Boards around the windows. */
  surrounds?: string
  /** How deep windows lie in the wall. */
  reveal?: number
  /** A moulding between floors. */
  bands?: boolean
  /** Shops on the ground floor; every so many bays has an awning. */
  shops?: Readonly<{ frames: string; awnings?: Readonly<{ every: number; colour: string }> }>
  /** Stairs without windows of their own. */
  innerStairs?: boolean
  door?: string
  canopy?: string
  /** Balconies all the way round each floor. */
  wrapped?: boolean
  /** Walkways in the open along each floor, with posts. */
  galleries?: boolean
  /** How far a taller neighbour on the left throws its shade on the wall. */
  neighbourShade?: number
}>

/** A house whose left wall stands at `x`. */
export type PlacedHouse = House & Readonly<{ x: number }>

const bayWidths: Readonly<Record<BayKind, number>> = {
  single: 2.6,
  double: 3.2,
  tall: 2.4,
  french: 2.8,
  wide: 3.8,
  balcony: 4.6,
  loggia: 4.2,
  stair: 3,
  door: 3.1,
  gallery: 4.4,
  blank: 1.4,
}

/** Wall outside the first and the last bay. */
const margin = 0.4

/** Bays of the usual widths, left to right. */
export function bays(...kinds: readonly BayKind[]): Bay[] {
  return kinds.map((kind) => ({ kind, width: bayWidths[kind] }))
}

/** Where each bay of a placed house begins. */
export function placedBays({ bays: row, x }: PlacedHouse): (Bay & Readonly<{ x: number }>)[] {
  let at = x + margin
  return row.map((bay) => {
    const placed = { ...bay, x: at }
    at += bay.width
    return placed
  })
}

/** Metres from wall to wall. */
export function houseWidth({ bays: row }: House): number {
  return row.reduce((sum, { width }) => sum + width, 2 * margin)
}

/** Metres above the ground at which a floor begins; the lowest is 0. */
export function floorLevel({ floorHeight = 3, groundHeight = 3.3 }: House, floor: number): number {
  return floor === 0 ? 0 : groundHeight + (floor - 1) * floorHeight
}

/** Metres from the ground to where the roof begins. */
export function wallHeight(house: House): number {
  return floorLevel(house, house.floors) + (house.attic ?? 0.7)
}

/** Metres from the ground to the top. */
export function houseHeight(house: House): number {
  return wallHeight(house) + roofHeight(house.roof)
}

function roofHeight(roof: Roof): number {
  if (roof.kind === 'flat') return 1.4
  if (roof.kind === 'setback') return 3.2
  return roof.rise + (roof.kind === 'gable' ? 0.5 : 1.2)
}
