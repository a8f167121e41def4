import type { Point } from '../../imagery/base/geometry.ts'
import { chanceAt } from './field.ts'

/** A part of a town between main streets: around a seed, nearer to it than to any other. */
export type District = Readonly<{ key: readonly [number, number]; seed: Point; outline: readonly Point[] }>

/** How far seeds lie apart, about, in metres. */
const size = 620

/** The districts that touch a part of the map; the same ones for every part they touch. */
export function districtsIn(left: number, top: number, right: number, bottom: number): District[] {
  const found: District[] = []
  for (let row = Math.floor(top / size) - 1; row <= Math.floor(bottom / size) + 1; row++) {
    for (let column = Math.floor(left / size) - 1; column <= Math.floor(right / size) + 1; column++) {
      found.push({ key: [column, row], seed: seedOf(column, row), outline: outlineOf(column, row) })
    }
  }
  return found
}

function seedOf(column: number, row: number): Point {
  return [
    (column + 0.18 + 0.64 * chanceAt(column, row, 1)) * size,
    (row + 0.18 + 0.64 * chanceAt(column, row, 2)) * size,
  ]
}

/** The cell of a seed: a square cut down by the lines halfway to the seeds around it. */
function outlineOf(column: number, row: number): readonly Point[] {
  const [x, y] = seedOf(column, row)
  const far = 2 * size
  let outline: readonly Point[] = [
    [x - far, y - far],
    [x + far, y - far],
    [x + far, y + far],
    [x - far, y + far],
  ]
  for (let down = -2; down <= 2; down++) {
    for (let across = -2; across <= 2; across++) {
      if (down === 0 && across === 0) continue
      outline = nearer(outline, [x, y], seedOf(column + across, row + down))
    }
  }
  return outline
}

/** Whether a district is a park as a whole. */
export const isPark = ([column, row]: District['key']): boolean => chanceAt(column, row, 3) < 0.13

/** In which district a point is, and how far from the middle of the nearest street, which is halfway between two seeds. */
export function districtAt([x, y]: Point): Readonly<{ key: District['key']; toStreet: number }> {
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
  const seeds = [-2, -1, 0, 1, 2]
    .flatMap((down) =>
      [-2, -1, 0, 1, 2].map((across) => ({
        key: [column + across, row + down] as const,
        seed: seedOf(column + across, row + down),
      })),
    )
    .map((one) => ({ ...one, square: (one.seed[0] - x) ** 2 + (one.seed[1] - y) ** 2 }))
    .toSorted((a, b) => a.square - b.square)
  const [own, ...others] = seeds
  if (!own) throw new RangeError(`${x}, ${y} lies in no district`)
  const toBorder = ({ seed, square }: (typeof seeds)[number]) =>
    (square - own.square) / (2 * Math.hypot(seed[0] - own.seed[0], seed[1] - own.seed[1]))
  return { key: own.key, toStreet: Math.min(...others.map(toBorder)) }
}

/** The part of a shape that is nearer to one point than to another. */
function nearer(outline: readonly Point[], own: Point, other: Point): readonly Point[] {
  const limit = (other[0] ** 2 - own[0] ** 2 + other[1] ** 2 - own[1] ** 2) / 2
  return cut(outline, other[0] - own[0], other[1] - own[1], limit)
}

/** The part of a shape where `a·x + b·y` is at most `limit`. */
function cut(outline: readonly Point[], a: number, b: number, limit: number): readonly Point[] {
  const over = ([x, y]: Point) => a * x + b * y - limit
  // most lines pass beside it
  if (!outline.some((point) => over(point) > 0)) return outline
  return outline.flatMap((point, at): Point[] => {
    const before = outline[(at + outline.length - 1) % outline.length] ?? point
    const [now, was] = [over(point), over(before)]
    const kept: Point[] = now <= 0 ? [point] : []
    if (now <= 0 === was <= 0) return kept
    const share = was / (was - now)
    return [[before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share], ...kept]
  })
}

/** A convex shape without a strip along its edges. */
export function shrunk(outline: readonly Point[], by: number): readonly Point[] {
  return outline.reduce<readonly Point[]>((kept, from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    if (length < 1) return kept
    // clockwise on the screen: outwards is to the left of the way
    const [a, b] = [dy / length, -dx / length]
    return cut(kept, a, b, a * from[0] + b * from[1] - by)
  }, outline)
}

/** What a convex shape has in common with another one, whose `edges` are asked for once for all that is cut by it. */
export function common(shape: readonly Point[], edges: readonly Edge[]): readonly Point[] {
  let kept = shape
  for (const edge of edges) {
    const outside = kept.filter(([x, y]) => edge.a * x + edge.b * y - edge.limit > 0).length
    if (outside === kept.length) return []
    if (outside > 0) kept = cut(kept, edge.a, edge.b, edge.limit)
    if (kept.length < 3) return []
  }
  return kept
}

/** One side of a convex shape: within it is where `a·x + b·y` is at most `limit`. */
export type Edge = Readonly<{ a: number; b: number; limit: number }>

/** The sides of a convex shape that goes clockwise on the screen. */
export const edgesOf = (shape: readonly Point[]): Edge[] =>
  shape.map((from, at) => {
    const to = shape[(at + 1) % shape.length] ?? from
    const [a, b] = [to[1] - from[1], from[0] - to[0]]
    return { a, b, limit: a * from[0] + b * from[1] }
  })
