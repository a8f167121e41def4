import type { Random } from '../../catalogue/lib/random.ts'
import { closedCurve } from './curves.ts'
import { turning } from './geometry.ts'
import type { Point } from './geometry.ts'
import { tenth } from './numbers.ts'
import type { Paint } from './paint.ts'

/** Where metres lie on the picture: `scale` pixels a metre, the origin at these pixels, y upwards. */
export type Space = Readonly<{ scale: number; originX: number; groundY: number }>

/** Draws shapes given in metres, y upwards from the ground. */
export type Pen = Readonly<{
  rect(x: number, y: number, width: number, height: number, paint: Paint): void
  polygon(points: readonly Point[], paint: Paint): void
  line(x1: number, y1: number, x2: number, y2: number, paint: Paint): void
  /** From point to point without closing. */
  polyline(points: readonly Point[], paint: Paint): void
  /** From the first point to the third, bent by the second. */
  bow(points: readonly [Point, Point, Point], paint: Paint): void
  ellipse(x: number, y: number, radiusX: number, radiusY: number, paint: Paint): void
  /** An uneven round shape of so many corners, each moved in or out by up to `unevenness`. */
  blob(blob: Blob, random: Random, paint: Paint): void
  /** Path data in pixels. */
  path(data: string, paint: Paint): void
}>

export type Blob = Readonly<{
  x: number
  y: number
  radiusX: number
  radiusY: number
  corners?: number
  unevenness?: number
}>

/** A pen whose shapes, as path data in pixels, are handed to `add`. */
export function penInto({ scale, originX, groundY }: Space, add: (data: string, paint: Paint) => void): Pen {
  const px = (x: number) => tenth(originX + x * scale)
  const py = (y: number) => tenth(groundY - y * scale)
  const size = (metres: number) => tenth(metres * scale)
  const joined = (points: readonly Point[]) => points.map(([x, y]) => `${px(x)} ${py(y)}`).join('L')
  return {
    rect(x, y, width, height, paint) {
      const [left, top] = [px(x), py(y + height)]
      const across = tenth(px(x + width) - left)
      add(`M${left} ${top}h${across}v${tenth(py(y) - top)}h${-across}z`, paint)
    },
    polygon(points, paint) {
      if (points.length < 3) return
      // all the same way round, so that shapes that share a path never cut holes into each other
      add(`M${joined(turning(points) > 0 ? points.toReversed() : points)}z`, paint)
    },
    line(x1, y1, x2, y2, paint) {
      const start = `M${px(x1)} ${py(y1)}`
      if (y1 === y2) add(`${start}h${size(x2 - x1)}`, paint)
      else if (x1 === x2) add(`${start}v${size(y1 - y2)}`, paint)
      else add(`${start}L${px(x2)} ${py(y2)}`, paint)
    },
    polyline: (points, paint) => add(`M${joined(points)}`, paint),
    bow([from, bend, to], paint) {
      add(`M${px(from[0])} ${py(from[1])}Q${px(bend[0])} ${py(bend[1])} ${px(to[0])} ${py(to[1])}`, paint)
    },
    ellipse(x, y, radiusX, radiusY, paint) {
      const [rx, ry] = [size(radiusX), size(radiusY)]
      const half = (across: number) => `a${rx} ${ry} 0 1 1 ${tenth(across)} 0`
      add(`M${px(x - radiusX)} ${py(y)}${half(2 * rx)}${half(-2 * rx)}z`, paint)
    },
    blob({ x, y, radiusX, radiusY, corners = 7, unevenness = 0.26 }, random, paint) {
      const points = Array.from({ length: corners }, (_, at): Point => {
        const angle = (at / corners) * 2 * Math.PI
        // the curve passes inside its corners, so they lie a little further out
        const reach = 1.16 * (1 + random.between(-unevenness, unevenness))
        return [
          originX + (x + Math.cos(angle) * radiusX * reach) * scale,
          groundY - (y - Math.sin(angle) * radiusY * reach) * scale,
        ]
      })
      add(closedCurve(points), paint)
    },
    path: add,
  }
}
