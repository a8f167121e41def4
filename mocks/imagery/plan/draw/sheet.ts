import { createCanvas } from '../../base/canvas.ts'
import type { Point } from '../../base/geometry.ts'
import { tenth } from '../../base/numbers.ts'
import type { Paint } from '../../base/paint.ts'
import type { Lettering, TextStyle } from '../../lettering/lettering.ts'
import type { Rect } from '../types.ts'

/** A sheet that a plan is drawn on: metres, y downwards. Pictures and documents each have one of their own. */
export type Sheet = Readonly<{
  /** Pixels per metre. */
  scale: number
  rect(rect: Rect, paint: Paint, rounded?: number): void
  /** Boards, tiles or decking. */
  hatch(rect: Rect, kind: 'wood' | 'tile' | 'deck'): void
  line(x1: number, y1: number, x2: number, y2: number, paint: Paint): void
  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): void
  polygon(points: readonly Point[], paint: Paint): void
  /** A quarter of a circle around a corner: from one point to the other. */
  arc(from: Point, to: Point, radius: number, sweep: 0 | 1, paint: Paint): void
  text(value: string, x: number, y: number, style: TextStyle): void
  /** How wide a text is at a size, both in the same unit. */
  width(value: string, size: number): number
}>

/** A sheet of so many pixels per metre, whose origin lies at these pixels, and what has been drawn on it. */
export function sheetOf(
  scale: number,
  originX: number,
  originY: number,
  lettering: Lettering,
): Sheet & { markup(): string } {
  const canvas = createCanvas({ scale, originX, groundY: originY, width: 0, height: 0 })
  const px = (x: number) => tenth(originX + x * scale)
  const py = (y: number) => tenth(originY + y * scale)
  return {
    scale,
    rect(rect, paint, rounded = 0) {
      const data = roundedPath(rect, rounded, scale, px, py)
      if (data) canvas.path(data, paint)
      else canvas.rect(rect.x, -(rect.y + rect.h), rect.w, rect.h, paint)
    },
    hatch: ({ x, y, w, h }, kind) => canvas.rect(x, -(y + h), w, h, { fill: `url(#${kind})` }),
    line: (x1, y1, x2, y2, paint) => canvas.line(x1, -y1, x2, -y2, paint),
    ellipse: (x, y, rx, ry, paint) => canvas.ellipse(x, -y, rx, ry, paint),
    polygon: (points, paint) =>
      canvas.polygon(
        points.map(([x, y]) => [x, -y]),
        paint,
      ),
    arc(from, to, radius, sweep, paint) {
      const r = tenth(radius * scale)
      canvas.path(`M${px(from[0])} ${py(from[1])}A${r} ${r} 0 0 ${sweep} ${px(to[0])} ${py(to[1])}`, paint)
    },
    text: (value, x, y, style) => canvas.raw(lettering.text(value, px(x), py(y), style)),
    width: (value, size) => lettering.width(value, size),
    markup: () => canvas.markup(),
  }
}

/** A rectangle with round corners as path data; undefined when they are too small to be seen. */
export function roundedPath(
  { x, y, w, h }: Rect,
  rounded: number,
  scale: number,
  px: (x: number) => number,
  py: (y: number) => number,
): string | undefined {
  const r = tenth(Math.min(rounded * scale, (w * scale) / 2, (h * scale) / 2))
  if (r < 0.6) return undefined
  const across = tenth(w * scale - 2 * r)
  const down = tenth(h * scale - 2 * r)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${tenth(px(x) + r)} ${py(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}
