import type { Home, Stage } from '../../catalogue/types.ts'
import { bays, floorLevel, houseHeight, houseWidth, placedBays, wallHeight } from '../scene/house/house.ts'
import type { Bay, BayKind, House, PlacedHouse } from '../scene/house/house.ts'
import { housesOf } from '../scene/forms/forms.ts'

/** Which side of a house is looked at. */
export type FacadeSide = 'street' | 'yard'

/** Where a home is in a facade: a rectangle in metres, `y` the foot of its floor above the ground. */
export type FacadeUnit = Readonly<{
  homeId: string
  floor: number
  x: number
  y: number
  width: number
  height: number
}>

/**
 * A facade as plain data: what is drawn, and which part of it is whose. The elevation, the areas one picks and the sun
 * study are all made from this, so that they agree.
 */
export type FacadeLayout = Readonly<{
  /** The houses side by side from 0; of their own kind where each home is a house. */
  houses: readonly PlacedHouse[]
  /** In reading order: floor by floor from the top, from left to right. */
  units: readonly FacadeUnit[]
  /** Where floors begin above the ground, from 0 upwards. */
  levels: readonly number[]
  /** From wall to wall and from the ground to the ridge, in metres. */
  width: number
  height: number
}>

type Sources = Readonly<{
  stage: Pick<Stage, 'id' | 'recipe' | 'form'>
  homes: readonly Home[]
  side: FacadeSide
}>

/** The facade of one house of a stage, made from the homes that are in it; undefined for plots. */
export function facadeLayout(sources: Sources): FacadeLayout | undefined {
  const { stage, homes } = sources
  if (homes.length === 0 || stage.form === 'plots') return undefined
  const layout = homes[0]?.residenceType === 'apartment' ? flats(sources) : ownHouses(sources)
  return sources.side === 'yard' ? turned(layout) : layout
}

/** The bays of a home by its number of rooms, from the gable to the stair. */
const homeBays: Readonly<Record<number, readonly BayKind[]>> = {
  1: ['single', 'balcony'],
  2: ['double', 'balcony'],
  3: ['double', 'balcony', 'single'],
  4: ['double', 'single', 'balcony', 'single'],
  5: ['double', 'single', 'balcony', 'double'],
}

/** The same in a point block, with balconies all the way round. */
const towerBays: Readonly<Record<number, readonly BayKind[]>> = {
  1: ['double', 'french'],
  2: ['double', 'french'],
  3: ['double', 'single', 'french'],
  4: ['double', 'single', 'french', 'single'],
  5: ['double', 'single', 'french', 'double'],
}

/** After which homes of a landing a stair stands: between pairs, so that each home touches one. */
const stairsAfter: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0], 3: [0], 4: [0, 2] }

/** Of a point block with four homes on a floor every other looks to the yard: those are seen from there. */
export function homesOfSide({ stage: { form }, homes, side }: Sources): readonly Home[] {
  if (form !== 'tower') return homes
  const floors = Map.groupBy(homes, ({ floor }) => floor)
  return [...floors.values()].flatMap((own) => own.filter((_, at) => (at % 2 === 0) === (side === 'street')))
}

function flats(sources: Sources): FacadeLayout {
  const { stage, side } = sources
  const homes = homesOfSide(sources)
  const floors = Math.max(...homes.map(({ maxFloor }) => maxFloor))
  const byFloor = Array.from({ length: floors }, (_, at) => homes.filter(({ floor }) => floor === at + 1))
  const isTower = stage.form === 'tower'
  const usual = byFloor.toSorted((a, b) => b.length - a.length)[0] ?? []
  const style = styleOf(stage, homes[0]?.house ?? 'A')
  const stairs = stairsAfter[Math.min(4, usual.length)] ?? [0]
  const row: Bay[] = []
  const spans = usual.map((home, at) => {
    const from = row.length
    const own = bays(
      ...((isTower ? towerBays : homeBays)[Math.min(5, Math.max(1, home.rooms))] ?? ['double', 'balcony']),
    )
    // the stair lies on the right of the first of a pair, on the left of the second
    const facing = at % 2 === 0 ? own : own.toReversed()
    row.push(...(isTower ? facing : fitted(facing, style, side)))
    const until = row.length
    if (stairs.includes(at)) row.push(...bays('stair'))
    return { from, until }
  })
  const house: PlacedHouse = { ...style, bays: row, floors, x: 0 }
  const placed = placedBays(house)
  const width = houseWidth(house)
  const edge = (index: number) => placed[index]?.x ?? width - 0.4
  const units = byFloor.flatMap((own, floor) =>
    own.flatMap((home, at): FacadeUnit[] => {
      const span = spans[at]
      if (!span) return []
      const x = span.from === 0 ? 0 : edge(span.from)
      const right = span.until === row.length ? width : edge(span.until)
      const y = floorLevel(house, floor)
      const height = floorLevel(house, floor + 1) - y
      return [{ homeId: home.id, floor: floor + 1, x, y, width: right - x, height }]
    }),
  )
  return {
    houses: [house],
    units: inReadingOrder(units),
    levels: Array.from({ length: floors + 1 }, (_, floor) => floorLevel(house, floor)),
    width,
    height: houseHeight(house),
  }
}

/** How a house of the stage looks: as in its pictures, and the next house as the next in them, without shops. */
function styleOf({ id, recipe, form }: Sources['stage'], letter: string): House {
  const drawn = housesOf(recipe, id).filter(({ bays: row }) => row.length > 2)
  const {
    shops: _,
    galleries: __,
    neighbourShade: ___,
    ...style
  } = drawn[(letter.charCodeAt(0) - 65) % Math.max(1, drawn.length)] ?? plainHouse
  const wrapped = form === 'tower' && style.wrapped
  return { ...style, wrapped, key: `house-${letter.toLowerCase()}`, groundHeight: 3.3, floorHeight: 3 }
}

const plainHouse: PlacedHouse = {
  key: 'plain',
  bays: [],
  floors: 1,
  wall: { colour: '#EDE9DF', texture: 'plaster' },
  roof: { kind: 'flat' },
  x: 0,
}

/** Bays in the manner of the house: loggias where it has them; towards the yard, windows instead of balconies. */
function fitted(row: readonly Bay[], { bays: own, roof }: House, side: FacadeSide): Bay[] {
  const recessed = own.some(({ kind }) => kind === 'loggia')
  const outside = roof.kind === 'mansard' ? 'french' : 'balcony'
  const outdoor = recessed ? 'loggia' : outside
  const window = own.some(({ kind }) => kind === 'tall') ? 'tall' : 'single'
  return row.map(({ kind, width }) => {
    if (kind === 'balcony') return { kind: side === 'yard' ? 'wide' : outdoor, width }
    return { kind: kind === 'single' ? window : kind, width }
  })
}

/** Between detached houses, and between pairs, in metres. */
const gaps = { rowHouses: 0, pairs: 5, villas: 7 } as const

function ownHouses({ stage, homes }: Sources): FacadeLayout {
  const { form, recipe, id } = stage
  const drawn = housesOf(recipe, id).filter(({ bays: row }) => row.length > 1)
  const perHouse = form === 'pairs' ? 2 : 1
  const gap = gaps[form as keyof typeof gaps] ?? 0
  const houses: PlacedHouse[] = []
  const units: FacadeUnit[] = []
  let x = 0
  for (let at = 0; at < homes.length; at += perHouse) {
    const like = drawn[(at / perHouse) % Math.max(1, drawn.length)] ?? plainHouse
    const house = { ...like, key: `house-${at + 1}`, x, neighbourShade: gap === 0 && at > 0 ? 0.35 : 0 }
    const width = houseWidth(house)
    const height = wallHeight(house)
    homes.slice(at, at + perHouse).forEach((home, part) => {
      const share = width / perHouse
      units.push({ homeId: home.id, floor: 1, x: x + part * share, y: 0, width: share, height })
    })
    houses.push(house)
    x += width + gap
  }
  const first = houses[0] ?? plainHouse
  return {
    houses,
    units,
    levels: [0, floorLevel(first, 1), wallHeight(first)],
    width: x - gap,
    height: Math.max(...houses.map(houseHeight)),
  }
}

function inReadingOrder(units: readonly FacadeUnit[]): FacadeUnit[] {
  return units.toSorted((a, b) => b.y - a.y || a.x - b.x)
}

/** The same facade from behind: left is right. */
function turned(layout: FacadeLayout): FacadeLayout {
  const { width } = layout
  const houses = layout.houses.map((house) => ({
    ...house,
    bays: house.bays.toReversed(),
    x: width - house.x - houseWidth(house),
    neighbourShade: 0,
  }))
  const units = layout.units.map((unit) => ({ ...unit, x: width - unit.x - unit.width }))
  return { ...layout, houses: houses.toReversed(), units: inReadingOrder(units) }
}
