import type { OutdoorSpace } from '../../catalogue/types.ts'
import type { Door, Outdoor, Room, RoomKind, Side, Window } from './types.ts'

type Floor = Readonly<{ width: number; height: number; rooms: readonly Room[] }>

/** How wide a window a room has, in metres; rooms that are not named have none. */
const widths: Partial<Record<RoomKind, number>> = {
  living: 2.7,
  studio: 2.3,
  kitchen: 1.6,
  bedroom: 1.6,
  landing: 1.2,
  family: 1.6,
  laundry: 0.9,
}

/** The thickness of the outer walls. */
export const outerWall = 0.3

/**
 * Where balconies and patios lie: side by side along the facade, before the room that they belong to. A French balcony
 * is a rail before a window and takes no ground.
 */
export function outdoorSpaces(
  { width, height, rooms }: Floor,
  room: string | undefined,
  spaces: readonly OutdoorSpace[],
): Outdoor[] {
  const home = rooms.find(({ id }) => id === room)
  const real = spaces.flatMap(({ type, area }) => (area === undefined ? [] : [{ type, area }]))
  if (!home || real.length === 0) return []
  const total = real.reduce((sum, { area }) => sum + area, 0)
  const between = 0.5 * (real.length - 1)
  const depth = Math.min(
    4.2,
    Math.max(real.length === 1 ? 1.65 : 2.4, total / (Math.min(width, 8.5) - between)),
  )
  const across = total / depth + between
  let x = Math.max(0, Math.min(width - across, home.x + home.w / 2 - across / 2))
  return real.map(({ type, area }) => {
    const w = area / depth
    const outdoor = { type, area, x, y: height + outerWall, w, h: depth }
    x += w + 0.5
    return outdoor
  })
}

/** The door onto the balcony or patio, at the end of the front of its room. */
export function balconyDoor(
  { height, rooms }: Floor,
  room: string,
  spaces: readonly Outdoor[],
): Door | undefined {
  const home = rooms.find(({ id }) => id === room)
  const [space] = spaces
  if (!home || !space) return undefined
  const length = 0.9
  const left = Math.max(home.x + 0.2, space.x + 0.15)
  const right = Math.min(home.x + home.w - 0.2, space.x + space.w - 0.15)
  const x = home.x + home.w / 2 < space.x + space.w / 2 ? left : right - length
  return {
    from: room,
    to: 'outside',
    kind: 'balcony',
    wall: 'horizontal',
    x,
    y: height,
    length,
    hinge: 'start',
    swing: 1,
  }
}

/** The windows of a floor: each room that wants light has one on each side that looks out. */
export function windowsOf(
  floor: Floor,
  sides: readonly Side[],
  doors: readonly Door[],
  railed: boolean,
): Window[] {
  return floor.rooms.flatMap((room) => {
    const wanted = widths[room.kind]
    if (wanted === undefined) return []
    return sides.flatMap((side) => {
      const wall = outerSide(floor, room, side)
      if (!wall) return []
      const free = freeOf(wall, floor, side, doors)
      const length = Math.min(wanted, free.length - 0.5, 0.62 * (wall.to - wall.from))
      if (length < 0.7) return []
      const at = free.from + (free.length - length) / 2
      const rail = railed && side === 'bottom' && (room.kind === 'bedroom' || room.kind === 'studio')
      return [{ side, at, length, roomId: room.id, rail }]
    })
  })
}

type Span = Readonly<{ from: number; to: number }>

/** From where to where a room lies on a side of the house; undefined when it does not. */
function outerSide({ width, height }: Floor, { x, y, w, h }: Room, side: Side): Span | undefined {
  const touches = {
    top: y < 0.001,
    bottom: y + h > height - 0.001,
    left: x < 0.001,
    right: x + w > width - 0.001,
  }
  if (!touches[side]) return undefined
  return side === 'top' || side === 'bottom' ? { from: x, to: x + w } : { from: y, to: y + h }
}

/** The longest part of a wall that no door takes. */
function freeOf({ from, to }: Span, { width, height }: Floor, side: Side, doors: readonly Door[]) {
  const taken = doors
    .filter(({ wall, x, y }) => {
      if (wall === 'horizontal')
        return (side === 'top' && y < 0.001) || (side === 'bottom' && y > height - 0.001)
      return (side === 'left' && x < 0.001) || (side === 'right' && x > width - 0.001)
    })
    .map(({ wall, x, y, length }) => ({ at: wall === 'horizontal' ? x : y, length }))
    .filter(({ at, length }) => at < to && at + length > from)
  const [door] = taken
  if (!door) return { from, length: to - from }
  const before = door.at - from
  const after = to - door.at - door.length
  return before >= after ? { from, length: before } : { from: door.at + door.length, length: after }
}
