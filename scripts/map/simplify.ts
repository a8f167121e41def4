export type Position = readonly [lng: number, lat: number]
export type Box = { west: number; south: number; east: number; north: number }

/** A ring cut to a box, with the edges of the box where it leaves and returns (Sutherland–Hodgman). */
export function clipRing(ring: readonly Position[], { west, south, east, north }: Box): Position[] {
  const sides: { isIn: (p: Position) => boolean; axis: 0 | 1; at: number }[] = [
    { isIn: (p) => p[0] >= west, axis: 0, at: west },
    { isIn: (p) => p[0] <= east, axis: 0, at: east },
    { isIn: (p) => p[1] >= south, axis: 1, at: south },
    { isIn: (p) => p[1] <= north, axis: 1, at: north },
  ]
  return sides.reduce<Position[]>(
    (points, { isIn, axis, at }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        const crossing = isIn(before) === isIn(point) ? [] : [crossingOf(before, point, axis, at)]
        return isIn(point) ? [...crossing, point] : crossing
      }),
    [...ring],
  )
}

function crossingOf(from: Position, to: Position, axis: 0 | 1, at: number): Position {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  const other = axis === 0 ? 1 : 0
  const value = from[other] + share * (to[other] - from[other])
  return axis === 0 ? [at, value] : [value, at]
}

/** The parts of a line that lie in a box; they end at the last point within. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  const parts: Position[][] = [[]]
  for (const point of line) {
    if (isInside(point, box)) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

export const isInside = ([lng, lat]: Position, { west, south, east, north }: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Leaves points out that stand off the line by less than a tolerance in degrees (Douglas–Peucker). */
export function simplified(
  points: readonly Position[],
  toleranceAt: (point: Position) => number,
): Position[] {
  const kept = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const [start, end] = [points[from], points[to]]
    if (!start || !end) continue
    let [farthest, most] = [-1, 1]
    for (let index = from + 1; index < to; index += 1) {
      const point = points[index]
      if (!point) continue
      const share = distance(point, start, end) / toleranceAt(point)
      if (share > most) [farthest, most] = [index, share]
    }
    if (farthest < 0) continue
    kept.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  return points.filter((_, index) => kept.has(index))
}

/** From a point to a stretch of line, in degrees of latitude; a degree of longitude is half of one up here. */
function distance(point: Position, start: Position, end: Position): number {
  const [x, y] = flat(point)
  const [x1, y1] = flat(start)
  const [x2, y2] = flat(end)
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

const flat = ([lng, lat]: Position): Position => [lng / 2, lat]
