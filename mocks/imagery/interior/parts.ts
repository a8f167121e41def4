import type { Rect, Side } from '../plan/types.ts'

/** The part of a piece along its back: so deep. */
export function atBack({ x, y, w, h, back }: Rect & { back: Side }, depth: number): Rect {
  if (back === 'top') return { x, y, w, h: depth }
  if (back === 'bottom') return { x, y: y + h - depth, w, h: depth }
  if (back === 'left') return { x, y, w: depth, h }
  return { x: x + w - depth, y, w: depth, h }
}

/** A part of a piece, in shares along its back and away from it. */
export function part(
  piece: Rect & { back: Side },
  along: number,
  off: number,
  wide: number,
  deep: number,
): Rect {
  const { x, y, w, h, back } = piece
  if (back === 'top') return { x: x + along * w, y: y + off * h, w: wide * w, h: deep * h }
  if (back === 'bottom') return { x: x + along * w, y: y + (1 - off - deep) * h, w: wide * w, h: deep * h }
  if (back === 'left') return { x: x + off * w, y: y + along * h, w: deep * w, h: wide * h }
  return { x: x + (1 - off - deep) * w, y: y + along * h, w: deep * w, h: wide * h }
}
