import { outerWall } from './openings.ts'
import type { Pattern, Way } from './patterns/pattern.ts'
import { wallBetween } from './rect.ts'
import type { Door, Rect, Room, RoomKind } from './types.ts'

/** Free wall beside a door, in metres. */
const besideDoor = 0.12
/** Rooms so small that their doors open outwards. */
const opensOut: readonly RoomKind[] = ['wc', 'closet', 'storage', 'laundry', 'sauna']

/** The doors and passages between the rooms of a floor. */
export function doorsBetween(rooms: readonly Room[], ways: readonly Way[]): Door[] {
  return ways.map((way) => {
    const from = roomOf(rooms, way.from)
    const to = roomOf(rooms, way.to)
    const shared = wallBetween(from, to)
    if (!shared) throw new RangeError(`No wall between ${way.from} and ${way.to}`)
    const { wall, x, y } = shared
    const room = shared.length - 2 * besideDoor
    const length = Math.min(room, way.open ? openLength(from, to, shared.length) : leafLength(to))
    const offset = besideDoor + way.at * (room - length)
    const into = opensOut.includes(to.kind) ? from : to
    const swing = (wall === 'vertical' ? into.x >= x - 0.001 : into.y >= y - 0.001) ? 1 : -1
    return {
      from: from.id,
      to: to.id,
      kind: way.open ? 'open' : 'leaf',
      wall,
      x: wall === 'horizontal' ? x + offset : x,
      y: wall === 'vertical' ? y + offset : y,
      length,
      hinge: way.at >= 0.5 ? 'end' : 'start',
      swing,
    }
  })
}

/** The door one comes in by. */
export function entranceDoor(
  { rooms, width, height }: Pattern,
  { room: id, side, at }: NonNullable<Pattern['entrance']>,
): Door {
  const room = roomOf(rooms, id)
  const length = 0.95
  const shared = {
    from: 'outside',
    to: id,
    kind: 'entrance',
    length,
    hinge: at >= 0.5 ? 'end' : 'start',
  } as const
  if (side === 'top' || side === 'bottom') {
    const x = room.x + 0.15 + at * (room.w - 0.3 - length)
    const top = side === 'top'
    return { ...shared, wall: 'horizontal', x, y: top ? 0 : height, swing: top ? 1 : -1 }
  }
  const y = room.y + 0.15 + at * (room.h - 0.3 - length)
  const left = side === 'left'
  return { ...shared, wall: 'vertical', x: left ? 0 : width, y, swing: left ? 1 : -1 }
}

/** The floor over which a door swings; that of a balcony lies beyond the wall. */
export function swingOf({ wall, x, y, length, swing, kind }: Door): Rect {
  const out = kind === 'balcony' ? outerWall : 0
  const back = swing === 1 ? 0 : length
  return wall === 'horizontal'
    ? { x, y: y + out - back, w: length, h: length }
    : { x: x - back, y, w: length, h: length }
}

/** The floor that a door needs on both sides: its swing, and a step in front of it. */
export function floorOf({ wall, x, y, length, hinge: _, swing, kind }: Door): Rect[] {
  const [deep, step] = kind === 'open' ? [0.35, 0.35] : [length, length < 0.8 ? 0.45 : 0.65]
  if (wall === 'horizontal') {
    const [above, below] = swing === 1 ? [step, deep] : [deep, step]
    return [
      { x, y: y - above, w: length, h: above },
      { x, y, w: length, h: below },
    ]
  }
  const [before, after] = swing === 1 ? [step, deep] : [deep, step]
  return [
    { x: x - before, y, w: before, h: length },
    { x, y, w: after, h: length },
  ]
}

function leafLength({ kind }: Room): number {
  return opensOut.includes(kind) ? 0.72 : 0.82
}

/** How wide rooms run into each other: the kitchen widely, a hall like a wide doorway. */
function openLength(from: Rect & { kind: RoomKind }, to: Rect & { kind: RoomKind }, wall: number): number {
  if (from.kind === 'kitchen' || to.kind === 'studio') return wall * 0.86
  if (to.kind === 'passage') return wall - 2 * besideDoor
  return Math.min(2.2, wall * 0.7)
}

function roomOf<R extends { id: string }>(rooms: readonly R[], id: string): R {
  const room = rooms.find((one) => one.id === id)
  if (!room) throw new RangeError(`No room ${id}`)
  return room
}
