import type { Point } from './geometry.ts'
import { tenth } from './numbers.ts'

/** A closed curve that passes between the points (pixels), each of them pulling it; as path data. */
export function closedCurve(points: readonly Point[]): string {
  const middles = points.map((point, at) => middle(point, points[(at + 1) % points.length] ?? point))
  const start = middles.at(-1) ?? [0, 0]
  let [x, y] = start.map(tenth) as [number, number]
  let path = `M${x} ${y}`
  points.forEach((point, at) => {
    const [endX, endY] = (middles[at] ?? point).map(tenth) as [number, number]
    path += `q${tenth(point[0] - x)} ${tenth(point[1] - y)} ${tenth(endX - x)} ${tenth(endY - y)}`
    x = endX
    y = endY
  })
  return `${path}z`
}

/** A line that swings slowly from point to point, level at each (pixels); begins with the first point, without a move. */
export function slowLine(points: readonly Point[]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1]
      if (!before) return `${tenth(x)} ${tenth(y)}`
      const half = tenth((before[0] + x) / 2)
      return `C${half} ${tenth(before[1])} ${half} ${tenth(y)} ${tenth(x)} ${tenth(y)}`
    })
    .join('')
}

function middle([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2]
}
