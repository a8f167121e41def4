import type { Rect } from './types.ts'

/** A wall that two rooms share: where it is and from where to where it runs, in metres. */
export type Wall = Readonly<{ wall: 'horizontal' | 'vertical'; x: number; y: number; length: number }>

/** Lengths that differ by less are the same. */
const same = (a: number, b: number) => Math.abs(a - b) < 0.001

/** The wall between two rectangles, or undefined when they do not lie side by side. */
export function wallBetween(a: Rect, b: Rect): Wall | undefined {
  const left = Math.max(a.x, b.x)
  const across = Math.min(a.x + a.w, b.x + b.w) - left
  const top = Math.max(a.y, b.y)
  const down = Math.min(a.y + a.h, b.y + b.h) - top
  if (down > 0.001 && (same(a.x + a.w, b.x) || same(b.x + b.w, a.x)))
    return { wall: 'vertical', x: same(a.x + a.w, b.x) ? b.x : a.x, y: top, length: down }
  if (across > 0.001 && (same(a.y + a.h, b.y) || same(b.y + b.h, a.y)))
    return { wall: 'horizontal', x: left, y: same(a.y + a.h, b.y) ? b.y : a.y, length: across }
  return undefined
}

/** Whether two rectangles share any ground; those that only touch do not. */
export function overlaps(a: Rect, b: Rect, slack = 0.005): boolean {
  return (
    a.x + slack < b.x + b.w && b.x + slack < a.x + a.w && a.y + slack < b.y + b.h && b.y + slack < a.y + a.h
  )
}

/** Whether the second lies wholly inside the first. */
export function holds(outer: Rect, inner: Rect, slack = 0.005): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  )
}

/** The rectangle without a strip along its edges. */
export function inset({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by }
}

/** How much of the second the first covers, in square metres. */
export function covered(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}
