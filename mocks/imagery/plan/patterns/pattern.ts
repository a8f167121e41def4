import type { Random } from '../../../catalogue/lib/random.ts'
import type { Rect, RoomKind, Side } from '../types.ts'

/** A room of a pattern: `living`, or `bedroom1` where there are several of a kind. */
export type PatternRoom = Rect & Readonly<{ id: string; kind: RoomKind }>

/** A way from room to room. `at` is the share of the wall between them where it lies, 0 to 1. */
export type Way = Readonly<{ from: string; to: string; at: number; open?: true }>

/** One floor as it is laid out at its usual size, in metres; it is scaled to the area of the home. */
export type Pattern = Readonly<{
  width: number
  height: number
  rooms: readonly PatternRoom[]
  ways: readonly Way[]
  /** Where one comes in; upper floors have a stair instead. */
  entrance?: Readonly<{ room: string; side: Side; at: number }>
  /** The room that the balcony or the patio belongs to. */
  outdoorRoom?: string
  /** Where the stair stands, on every floor the same. */
  stairs?: Rect
}>

/** Draws a pattern: the same chance gives the same one. */
export type PatternMaker = (random: Random) => Pattern

/** Rooms side by side between `top` and `bottom`: pairs of an id and the x where the room ends. */
export function row(
  top: number,
  bottom: number,
  from: number,
  ...cells: readonly (readonly [id: string, until: number])[]
): PatternRoom[] {
  return cells.map(([id, until], index) => {
    const x = cells[index - 1]?.[1] ?? from
    return { id, kind: kindOf(id), x, y: top, w: until - x, h: bottom - top }
  })
}

/** A way with a door. */
export const door = (from: string, to: string, at = 0.5): Way => ({ from, to, at })

/** A way without one: the rooms run into each other. */
export const open = (from: string, to: string, at = 0.5): Way => ({ from, to, at, open: true })

function kindOf(id: string): RoomKind {
  return id.replace(/\d+$/, '') as RoomKind
}
