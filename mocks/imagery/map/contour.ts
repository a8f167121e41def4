import { contours } from 'd3-contour'
import type { Point } from '../base/geometry.ts'

/** A part of the map in metres, sampled in steps that lie at the same places whatever part is asked for. */
export type Window = Readonly<{ left: number; top: number; right: number; bottom: number; step: number }>

/** Where a field is not above zero, as rings with those of holes the other way round, and the lines where it is zero. */
export type Contour = Readonly<{
  inside: readonly (readonly Point[])[]
  lines: readonly (readonly Point[])[]
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
  return {
    inside: rings.map((ring) => ring.map(place)),
    lines: rings.flatMap((ring) => linesOf(ring, isAtEdge).map((line) => line.map(place))),
  }
}

type Corner = readonly number[]

/** A ring without what goes along the edge, as lines; one that the edge does not meet stays whole. */
function linesOf(ring: readonly Corner[], isAtEdge: (corner: Corner) => boolean): Corner[][] {
  const cut = ring.findIndex((to, at) => at > 0 && isAtEdge(to) && isAtEdge(ring[at - 1] ?? to))
  if (cut < 0) return [[...ring]]
  // the first corner comes once more at the end
  const turned = [...ring.slice(cut), ...ring.slice(1, cut + 1)]
  const lines: Corner[][] = [[]]
  turned.forEach((to, at) => {
    const from = turned[at - 1]
    if (from && isAtEdge(from) && isAtEdge(to)) lines.push([])
    lines.at(-1)?.push(to)
  })
  return lines.filter((line) => line.length > 1)
}
