export type Point = readonly [x: number, y: number]
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>

/** Twice the signed area of a polygon; its sign tells which way round it goes. */
export function turning(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    sum += x * nextY - nextX * y
  })
  return sum
}

/** What of a convex or concave polygon lies inside a box (Sutherland and Hodgman); empty when nothing does. */
export function clipped(points: readonly Point[], { x, y, width, height }: Box): Point[] {
  const edges: readonly Edge[] = [
    { axis: 0, limit: x, sign: 1 },
    { axis: 0, limit: x + width, sign: -1 },
    { axis: 1, limit: y, sign: 1 },
    { axis: 1, limit: y + height, sign: -1 },
  ]
  return edges.reduce<Point[]>((kept, edge) => clippedAt(kept, edge), [...points])
}

type Edge = Readonly<{ axis: 0 | 1; limit: number; sign: 1 | -1 }>

function clippedAt(points: readonly Point[], { axis, limit, sign }: Edge): Point[] {
  const inside = (point: Point) => (point[axis] - limit) * sign >= 0
  return points.flatMap((point, at) => {
    const before = points[(at + points.length - 1) % points.length] ?? point
    const crossing = inside(before) === inside(point) ? [] : [crossingOf(before, point, axis, limit)]
    return inside(point) ? [...crossing, point] : crossing
  })
}

function crossingOf(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis])
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
