import type { Point } from '../base/geometry.ts'

/** A part of the map in metres, sampled in steps that lie at the same places whatever part is asked for. */
export type Window = Readonly<{ left: number; top: number; right: number; bottom: number; step: number }>

/** Where a field is below zero, as small shapes, and the line where it is zero, as stretches. */
export type Contour = Readonly<{
  inside: readonly (readonly Point[])[]
  line: readonly (readonly [Point, Point])[]
}>

/** Marching squares over a window and one step beyond it. */
export function contourOf(field: (x: number, y: number) => number, window: Window): Contour {
  const { step } = window
  const [fromX, fromY] = [Math.floor(window.left / step) - 1, Math.floor(window.top / step) - 1]
  const [untilX, untilY] = [Math.ceil(window.right / step) + 1, Math.ceil(window.bottom / step) + 1]
  const columns = untilX - fromX + 1
  const values = Array.from({ length: (untilY - fromY + 1) * columns }, (_, at) =>
    field((fromX + (at % columns)) * step, (fromY + Math.floor(at / columns)) * step),
  )
  const inside: (readonly Point[])[] = []
  const line: (readonly [Point, Point])[] = []
  for (let row = fromY; row < untilY; row++) {
    let run = 0
    const flush = (end: number) => {
      if (run > 0) inside.push(rectangle((end - run) * step, row * step, run * step, step))
      run = 0
    }
    for (let column = fromX; column < untilX; column++) {
      const cell = corners(column, row, step).map((point, at) => {
        const [dx, dy] = [at === 1 || at === 2 ? 1 : 0, at > 1 ? 1 : 0]
        return { point, value: values[(row - fromY + dy) * columns + column - fromX + dx] ?? 1 }
      })
      const wet = cell.filter(({ value }) => value < 0).length
      if (wet === 4) {
        run++
        continue
      }
      flush(column)
      if (wet > 0) addMixed(cell, inside, line)
    }
    flush(untilX)
  }
  return { inside, line }
}

type Corner = Readonly<{ point: Point; value: number }>

function addMixed(
  cell: readonly Corner[],
  inside: (readonly Point[])[],
  line: (readonly [Point, Point])[],
): void {
  const shape: Point[] = []
  const crossings: Point[] = []
  cell.forEach((corner, at) => {
    const next = cell[(at + 1) % 4] ?? corner
    if (corner.value < 0) shape.push(corner.point)
    if (corner.value < 0 === next.value < 0) return
    const share = corner.value / (corner.value - next.value)
    const crossing: Point = [
      corner.point[0] + (next.point[0] - corner.point[0]) * share,
      corner.point[1] + (next.point[1] - corner.point[1]) * share,
    ]
    shape.push(crossing)
    crossings.push(crossing)
  })
  inside.push(shape)
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [from, to] = [crossings[at], crossings[at + 1]]
    if (from && to) line.push([from, to])
  }
}

function corners(column: number, row: number, step: number): readonly Point[] {
  return rectangle(column * step, row * step, step, step)
}

function rectangle(x: number, y: number, w: number, h: number): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}
