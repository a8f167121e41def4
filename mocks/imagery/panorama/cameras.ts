import { floorOf } from '../plan/doors.ts'
import { overlaps } from '../plan/rect.ts'
import type { FloorPlan, Level, Room, RoomKind } from '../plan/types.ts'

/** A place to stand: where on its floor, in metres, and in which room. */
export type Standpoint = Readonly<{ id: string; level: number; room: Room; x: number; y: number }>

/** In metres on a floor. */
type Spot = Readonly<{ x: number; y: number }>

/** Rooms worth looking around in. */
const shown: readonly RoomKind[] = ['hall', 'living', 'family', 'studio', 'kitchen', 'bedroom', 'bathroom']

/** A standpoint in each room worth seeing, on free floor near its middle. */
export function standpoints({ levels }: FloorPlan): Standpoint[] {
  return levels.flatMap((level, at) =>
    level.rooms
      .filter(({ kind }) => shown.includes(kind))
      .map((room) => ({ id: room.id, level: at, room, ...freeSpot(level, room) })),
  )
}

/** Where one sees from one room into the next: the standpoints that a door leads to. */
export function neighboursOf(
  { levels }: FloorPlan,
  from: Standpoint,
  all: readonly Standpoint[],
): Standpoint[] {
  const doors = levels[from.level]?.doors ?? []
  const rooms = reachable(
    doors,
    from.room.id,
    new Set(all.filter(({ level }) => level === from.level).map(({ id }) => id)),
  )
  const here = all.filter(({ id, level }) => level === from.level && rooms.has(id))
  const stairs = levels.length > 1 && (from.room.kind === 'hall' || from.room.kind === 'family')
  const other = stairs
    ? all.find(({ level, room }) => level !== from.level && room.kind !== 'bathroom')
    : undefined
  return other && from.level === 0 ? [...here, other] : here
}

/** Rooms that are reached through a door, or through a passage that has no standpoint of its own. */
function reachable(doors: Level['doors'], start: string, stops: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const open = [start]
  const seen = new Set(open)
  for (const room of open) {
    for (const { from, to } of doors) {
      if (from !== room && to !== room) continue
      const next = from === room ? to : from
      if (seen.has(next)) continue
      seen.add(next)
      if (stops.has(next)) found.add(next)
      else open.push(next)
    }
  }
  return found
}

/** The direction from one standpoint to another, in degrees clockwise from the middle of the picture. */
export function yawTo(from: Spot, to: Spot): number {
  return Math.round((Math.atan2(-(to.x - from.x), to.y - from.y) * 1800) / Math.PI) / 10
}

/** The rooms that a hall is left for, the most worth seeing first. */
const opened: readonly RoomKind[] = ['living', 'studio', 'family', 'kitchen']

/**
 * Where one looks first, in degrees as `yawTo`: towards the windows, since the middle of the picture is the side of the
 * plan with the main facade; but not at the wall of a bathroom or hall.
 */
export function firstLook(plan: FloorPlan, from: Standpoint): number {
  const { kind } = from.room
  if (kind === 'bathroom') {
    const here = plan.levels[from.level]?.furniture.filter(({ roomId }) => roomId === from.room.id) ?? []
    const looks = here.map((piece) => yawTo(from, { x: piece.x + piece.w / 2, y: piece.y + piece.h / 2 }))
    const seenAt = (yaw: number) => looks.filter((other) => between(yaw, other) <= 50).length
    return looks.toSorted((one, other) => seenAt(other) - seenAt(one))[0] ?? 0
  }
  if (kind !== 'hall') return 0
  const beyond = neighboursOf(plan, from, standpoints(plan)).filter(({ level }) => level === from.level)
  const [other] = opened.flatMap((one) => beyond.find(({ room }) => room.kind === one) ?? [])
  return other ? yawTo(from, other) : 0
}

/** How far up one looks first, in degrees: what stands in a bathroom is low and near. */
export const firstPitch = ({ room }: Standpoint): number => (room.kind === 'bathroom' ? -22 : 0)

/** The angle between two directions, in degrees. */
function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

function freeSpot(level: Level, room: Room): { x: number; y: number } {
  const middle = { x: room.x + room.w / 2, y: room.y + room.h / 2 }
  const taken = level.furniture.filter(({ roomId, kind }) => roomId === room.id && kind !== 'shower')
  let best: { x: number; y: number; off: number } | undefined
  for (let x = room.x + 0.4; x <= room.x + room.w - 0.4; x += 0.1) {
    for (let y = room.y + 0.4; y <= room.y + room.h - 0.4; y += 0.1) {
      const around = { x: x - 0.3, y: y - 0.3, w: 0.6, h: 0.6 }
      if (taken.some((piece) => overlaps(around, piece))) continue
      const off = Math.hypot(x - middle.x, y - middle.y)
      if (!best || off < best.off - 1e-9) best = { x, y, off }
    }
  }
  if (best) return { x: best.x, y: best.y }
  const door = level.doors.find(({ from, to }) => from === room.id || to === room.id)
  const [step] = door ? floorOf(door).filter((rect) => overlaps(rect, room)) : []
  return step ? { x: step.x + step.w / 2, y: step.y + step.h / 2 } : middle
}
