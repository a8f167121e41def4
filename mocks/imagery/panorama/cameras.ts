import { floorOf } from '../plan/doors.ts'
import { overlaps } from '../plan/rect.ts'
import type { FloorPlan, Level, Room, RoomKind } from '../plan/types.ts'

/** A place to stand: where on its floor, in metres, and in which room. */
export type Standpoint = Readonly<{ id: string; level: number; room: Room; x: number; y: number }>

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
      const next = from === room ? to : to === room ? from : undefined
      if (next === undefined || seen.has(next)) continue
      seen.add(next)
      if (stops.has(next)) found.add(next)
      else open.push(next)
    }
  }
  return found
}

/** The direction from one standpoint to another, in degrees clockwise from the middle of the picture. */
export function yawTo(from: Standpoint, to: Standpoint): number {
  return Math.round((Math.atan2(-(to.x - from.x), to.y - from.y) * 1800) / Math.PI) / 10
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
