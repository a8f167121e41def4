import { holds, overlaps } from '../rect.ts'
import type { Furniture, Rect, Room, Side } from '../types.ts'
import type { Part, Piece } from './piece.ts'

/** A room as it is being furnished. */
export type FurnishedRoom = {
  room: Room
  /** Where furniture may stand: the room without the thickness of its walls. */
  inner: Rect
  /** Floor that doors need. */
  kept: readonly Rect[]
  /** The windows of the room, as strips of floor along the wall. */
  windows: readonly Rect[]
  /** The middle of the door one comes in by. */
  door: Readonly<{ x: number; y: number }>
  placed: Furniture[]
  /** Free floor before what stands already. */
  fronts: Rect[]
}

const sides: readonly Side[] = ['top', 'bottom', 'left', 'right']
const step = 0.1

/** Puts a piece at the best free place along the walls; false when there is none. */
export function place(furnished: FurnishedRoom, piece: Piece): boolean {
  let best: { score: number; back: Side; along: number } | undefined
  for (const back of sides) {
    for (const along of positions(wallLength(furnished, back) - piece.w)) {
      const score = judged(furnished, piece, back, along)
      if (score !== undefined && (!best || score > best.score + 1e-9)) best = { score, back, along }
    }
  }
  if (!best) return false
  const { back, along } = best
  for (const part of piece.parts)
    furnished.placed.push({
      ...rectOf(furnished, back, along, part),
      kind: part.kind,
      back,
      roomId: furnished.room.id,
    })
  if (piece.front > 0) furnished.fronts.push(frontOf(furnished, piece, back, along))
  return true
}

/** The first of several pieces that finds a place. */
export function placeFirst(furnished: FurnishedRoom, pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => place(furnished, piece))
}

/** The first of several sets whose pieces all find a place; one that does not fit leaves nothing behind. */
export function placeTogether(furnished: FurnishedRoom, sets: readonly (readonly Piece[])[]): boolean {
  const { placed, fronts } = furnished
  return sets.some((pieces) => {
    furnished.placed = [...placed]
    furnished.fronts = [...fronts]
    return pieces.every((piece) => place(furnished, piece))
  })
}

/** Puts something in the middle of the floor, as near as can be to a point, with free floor around it. */
export function placeFree(
  furnished: FurnishedRoom,
  kind: Furniture['kind'],
  sizes: readonly Readonly<{ w: number; h: number }>[],
  near: Readonly<{ x: number; y: number }>,
  around = 0.35,
): boolean {
  const { inner, room } = furnished
  for (const { w, h } of sizes) {
    let best: { off: number; rect: Rect } | undefined
    for (const x of positions(inner.w - w, 0.15)) {
      for (const y of positions(inner.h - h, 0.15)) {
        const rect = { x: inner.x + x, y: inner.y + y, w, h }
        const wide = { x: rect.x - around, y: rect.y - around, w: w + 2 * around, h: h + 2 * around }
        const hit = [...furnished.placed, ...furnished.kept].some((other) => overlaps(wide, other))
        if (hit || furnished.fronts.some((front) => overlaps(rect, front))) continue
        const off = Math.hypot(rect.x + w / 2 - near.x, rect.y + h / 2 - near.y)
        if (!best || off < best.off - 1e-9) best = { off, rect }
      }
    }
    if (best) {
      furnished.placed.push({ ...best.rect, kind, back: h > w ? 'left' : 'top', roomId: room.id })
      return true
    }
  }
  return false
}

function positions(last: number, by = step): number[] {
  if (last < -1e-9) return []
  const count = Math.floor(last / by)
  return [...Array.from({ length: count + 1 }, (_, at) => at * by), Math.max(0, last)]
}

function wallLength({ inner }: FurnishedRoom, back: Side): number {
  return back === 'top' || back === 'bottom' ? inner.w : inner.h
}

/** How good a place is; undefined when the piece cannot stand there. */
function judged(furnished: FurnishedRoom, piece: Piece, back: Side, along: number): number | undefined {
  const rects = piece.parts.map((part) => rectOf(furnished, back, along, part))
  const front = frontOf(furnished, piece, back, along)
  if (!holds(furnished.inner, front)) return undefined
  for (const rect of rects) {
    if (furnished.kept.some((other) => overlaps(rect, other))) return undefined
    if (furnished.placed.some((other) => overlaps(rect, other))) return undefined
    if (furnished.fronts.some((other) => overlaps(rect, other))) return undefined
  }
  if (furnished.placed.some((other) => overlaps(front, other))) return undefined
  const shaded = piece.parts.some((part, at) => {
    const rect = rects[at]
    return part.tall && rect && furnished.windows.some((window) => overlaps(rect, window))
  })
  if (shaded) return undefined
  const end = wallLength(furnished, back) - piece.w
  const inCorner = along < 1e-9 || along > end - 1e-9
  if (piece.cornerOnly && !inCorner) return undefined
  const atWindow = furnished.windows.some((window) => rects.some((rect) => overlaps(rect, window)))
  const off = Math.hypot(front.x + front.w / 2 - furnished.door.x, front.y + front.h / 2 - furnished.door.y)
  const centred = end > 0 ? 1 - Math.abs(along / end - 0.5) * 2 : 1
  const towardsMiddle = piece.corner < 0.5 ? 0.3 * centred : 0
  return (inCorner ? piece.corner : towardsMiddle) + (atWindow ? piece.window : 0) + piece.far * off
}

function rectOf({ inner }: FurnishedRoom, back: Side, along: number, part: Part): Rect {
  const u = along + part.along
  if (back === 'top') return { x: inner.x + u, y: inner.y + part.off, w: part.w, h: part.d }
  if (back === 'bottom')
    return { x: inner.x + u, y: inner.y + inner.h - part.off - part.d, w: part.w, h: part.d }
  if (back === 'left') return { x: inner.x + part.off, y: inner.y + u, w: part.d, h: part.w }
  return { x: inner.x + inner.w - part.off - part.d, y: inner.y + u, w: part.d, h: part.w }
}

/** A piece and the free floor before it. */
function frontOf(furnished: FurnishedRoom, { w, d, front }: Piece, back: Side, along: number): Rect {
  return rectOf(furnished, back, along, { kind: 'bench', along: 0, off: 0, w, d: d + front })
}
