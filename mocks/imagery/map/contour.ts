import { contours } from 'd3-contour'
import type { Point } from '../base/geometry.ts'

/** A part of the map in metres, sampled in steps that lie at the same places whatever part is asked for. */
export type Window = Readonly<{ left: number; top: number; right: number; bottom: number; step: number }>

/** Where a field is not above zero, as rings with those of holes the other way round, and the line where it is zero, as stretches. */
export type Contour = Readonly<{
  inside: readonly (readonly Point[])[]
  line: readonly (readonly [Point, Point])[]
}>

/** The contour of a field in a window and one step beyond it, where rings close that go on outside. */
export function contourOf(field: (x: number, y: number) => number, window: Window): Contour {
  const { step } = window
  const [fromX, fromY] = [Math.floor(window.left / step) - 1, Math.floor(window.top / step) - 1]
  const columns = Math.ceil(window.right / step) + 2 - fromX
  const rows = Math.ceil(window.bottom / step) + 2 - fromY
  const values = Array.from(
    { length: rows * columns },
    (_, at) => -field((fromX + (at % columns)) * step, (fromY + Math.floor(at / columns)) * step),
  )
  const rings = contours().size([columns, rows]).contour(values, 0).coordinates.flat()
  // the first sample lies half a step from the edge
  const place = ([x = 0, y = 0]: readonly number[]): Point => [
    (fromX + x - 0.5) * step,
    (fromY + y - 0.5) * step,
  ]
  const isAtEdge = ([x, y]: readonly number[]) => x === 0 || y === 0 || x === columns || y === rows
  const line = rings.flatMap((ring) =>
    ring.slice(1).flatMap((to, at): [Point, Point][] => {
      const from = ring[at] ?? to
      return isAtEdge(from) && isAtEdge(to) ? [] : [[place(from), place(to)]]
    }),
  )
  return { inside: rings.map((ring) => ring.map(place)), line }
}
