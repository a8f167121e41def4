import { floorOf } from '../doors.ts'
import { inset } from '../rect.ts'
import type { Door, Furniture, Level, Rect, Room, RoomKind, Window } from '../types.ts'
import {
  basin,
  bench,
  desk,
  doubleBed,
  kitchenRun,
  media,
  saunaRun,
  shelf,
  shower,
  singleBed,
  sofa,
  toilet,
  wardrobe,
  washers,
} from './piece.ts'
import { place, placeFirst, placeFree, placeTogether } from './place.ts'
import type { FurnishedRoom } from './place.ts'

/** Furnishes a room; `kitchen` is the one of the same floor. */
type Furnish = (furnished: FurnishedRoom, kitchen: Room | undefined) => void

/** Half of an inner wall and a hand's breadth. */
const fromWall = 0.075

/** Furniture for every room of a floor, clear of doors and of each other. */
export function furnished(level: Level): Furniture[] {
  const byRoom = level.rooms.map((room) => {
    const furnished = furnishedRoomOf(level, room)
    const standing = furnished.placed.length
    const kitchen = level.rooms.find(({ kind }) => kind === 'kitchen')
    furnishing[room.kind]?.(furnished, kitchen)
    return furnished.placed.slice(standing)
  })
  return byRoom.flat()
}

function furnishedRoomOf({ width, height, doors, windows, furniture }: Level, room: Room): FurnishedRoom {
  const own = doors.filter(({ from, to }) => from === room.id || to === room.id)
  const kept = own.flatMap(floorOf)
  const [first] = own
  return {
    room,
    inner: inset(room, fromWall),
    kept,
    windows: windows.filter(({ roomId }) => roomId === room.id).map((one) => stripOf(one, width, height)),
    door: first ? middleOf(first) : { x: room.x, y: room.y },
    placed: furniture.filter(({ kind }) => kind === 'stairs'),
    fronts: furniture.filter(({ kind }) => kind === 'stairs').map(stairFront),
  }
}

/** One steps on and off a stair at both ends. */
function stairFront({ x, y, w, h }: Rect): Rect {
  return { x: x - 0.85, y: y - 0.3, w: w + 0.85, h: h + 1.15 }
}

function stripOf({ side, at, length }: Window, width: number, height: number): Rect {
  const deep = 0.5
  if (side === 'top') return { x: at, y: 0, w: length, h: deep }
  if (side === 'bottom') return { x: at, y: height - deep, w: length, h: deep }
  if (side === 'left') return { x: 0, y: at, w: deep, h: length }
  return { x: width - deep, y: at, w: deep, h: length }
}

function middleOf({ wall, x, y, length }: Door) {
  return wall === 'horizontal' ? { x: x + length / 2, y } : { x, y: y + length / 2 }
}

const dining = [
  { w: 1.65, h: 2 },
  { w: 2, h: 1.65 },
  { w: 1.65, h: 1.4 },
  { w: 1.4, h: 1.65 },
  { w: 1.5, h: 0.8 },
  { w: 0.8, h: 1.5 },
]
const smallDining = dining.slice(2)
const tallWardrobes = [...[4, 3, 2, 1].map((units) => wardrobe(units)), wardrobe(2, 0.4), wardrobe(1, 0.3)]

const bedroom: Furnish = (furnished) => {
  const { room } = furnished
  const main = room.number === undefined || room.number === 1 || room.area >= 12.5
  const doubles = [
    doubleBed(1.8, 2),
    doubleBed(1.6, 2),
    doubleBed(1.6, 1),
    doubleBed(1.4, 1),
    doubleBed(1.2, 0),
  ]
  placeFirst(furnished, main ? [...doubles, singleBed] : [singleBed, doubleBed(1.2, 0)])
  placeFirst(furnished, main ? tallWardrobes : tallWardrobes.slice(2))
  if (!main || room.area > 14) place(furnished, desk)
}

const living: Furnish = (furnished, kitchen) => {
  const eatsHere = kitchen !== undefined && !eatsIn(kitchen)
  placeFirst(furnished, [sofa(2.4), sofa(2.1), sofa(1.8), sofa(1.5)])
  if (eatsHere) placeFree(furnished, 'dining', dining, middle(kitchen), 0.2)
  place(furnished, media)
  place(furnished, shelf(1.2))
}

const kitchen: Furnish = (furnished) => {
  const { room } = furnished
  const longest = Math.min(4.2, Math.max(room.w, room.h))
  const lengths = Array.from({ length: 16 }, (_, at) => longest - 0.2 * at).filter((length) => length >= 1.2)
  placeFirst(
    furnished,
    lengths.flatMap((length) => [kitchenRun(length, true), kitchenRun(length, false)]),
  )
  if (eatsIn(room)) placeFree(furnished, 'dining', dining, middle(room), 0.2)
}

const bathroom: Furnish = (furnished) => {
  const sets = [shower(0.9), shower(0.8), shower(0.7)].map((one) => [one, toilet, basin(0.6)])
  placeTogether(furnished, [
    ...sets,
    [shower(0.7), toilet, basin(0.45)],
    [toilet, basin(0.45)],
    [toilet, basin(0.36)],
  ])
  placeFirst(furnished, [washers(2), washers(1)])
}

/** What each kind of room gets; a passage stays free. */
const furnishing: Partial<Record<RoomKind, Furnish>> = {
  bedroom,
  living,
  family: living,
  kitchen,
  bathroom,
  studio: (furnished) => {
    placeFirst(furnished, [doubleBed(1.4, 1), doubleBed(1.2, 0), singleBed])
    placeFirst(furnished, [sofa(1.8), sofa(1.6)])
    placeFirst(furnished, tallWardrobes.slice(1))
    placeFree(furnished, 'dining', smallDining, middle(furnished.room), 0.25)
  },
  hall: (furnished) => {
    placeFirst(furnished, tallWardrobes.slice(1))
    place(furnished, bench)
  },
  landing: (furnished) => void placeFirst(furnished, [desk, shelf(1.2)]),
  wc: (furnished) => {
    placeTogether(furnished, [
      [toilet, basin(0.6)],
      [toilet, basin(0.45)],
      [toilet, basin(0.36)],
    ])
  },
  laundry: (furnished) => {
    placeFirst(furnished, [washers(2), washers(1)])
    placeFirst(furnished, [basin(0.6), basin(0.45)])
  },
  storage: shelves,
  closet: shelves,
  sauna: (furnished) => {
    const { w, h } = furnished.inner
    const lengths = [Math.max(w, h), Math.min(w, h), 1]
    placeFirst(
      furnished,
      lengths.flatMap((length) => [saunaRun(length, true), saunaRun(length, false)]),
    )
  },
}

function shelves(furnished: FurnishedRoom): void {
  const longest = Math.max(furnished.inner.w, furnished.inner.h)
  placeFirst(
    furnished,
    [1, 0.85, 0.7, 0.55, 0.4].map((share) => shelf(longest * share, 0.36)),
  )
}

/** A kitchen with room for a table: in a narrower one the table stands in the living room. */
function eatsIn({ w, h, area }: Room): boolean {
  return area >= 11 && Math.min(w, h) >= 3.15
}

function middle({ x, y, w, h }: Rect) {
  return { x: x + w / 2, y: y + h / 2 }
}
