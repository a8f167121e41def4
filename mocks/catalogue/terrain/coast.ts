import shapes from '#src/features/map/base-map/nordic-land.json' with { type: 'json' }
import type { Point } from '../../imagery/base/geometry.ts'
import { lazy } from '../lib/lazy.ts'
import { worldOf } from './mercator.ts'

/** How far from a shore one still knows the distance to it, in metres. */
export const knownShore = 1800
/** The side of the squares that shores are looked up by; wider than what is known around a point. */
const square = 2048
/** The edges of the map's own frame are no shores. */
const longest = 100_000

type Shore = readonly [fromX: number, fromY: number, toX: number, toY: number]
type Ring = Readonly<{ points: readonly Point[]; left: number; right: number; top: number; bottom: number }>

/** The shores of the sea and of the great lakes as rings in metres: the very ones that the portal's map draws. */
export const rings: () => readonly Ring[] = lazy(() => [...shapes.land, ...shapes.lakes].map(ringOf))

/** How far inland a point is, in metres, as far as one knows; negative at sea and in the great lakes. */
export function inland(x: number, y: number): number {
  const { near, isLand, middle } = squareAt(Math.floor(x / square), Math.floor(y / square))
  const [middleX, middleY] = middle
  let nearest = knownShore ** 2
  let crossings = 0
  for (const [fromX, fromY, toX, toY] of near) {
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, (x - fromX - along * dx) ** 2 + (y - fromY - along * dy) ** 2)
    const isBetween =
      isLeft(middleX, middleY, x, y, fromX, fromY) !== isLeft(middleX, middleY, x, y, toX, toY)
    if (
      isBetween &&
      isLeft(fromX, fromY, toX, toY, middleX, middleY) !== isLeft(fromX, fromY, toX, toY, x, y)
    )
      crossings += 1
  }
  return Math.sqrt(nearest) * (isLand === (crossings % 2 === 0) ? 1 : -1)
}

/** Whether a point lies to the left of the way from a to b. Numbers, as this is asked for each sample of a map. */
const isLeft = (ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0

type Square = Readonly<{ near: readonly Shore[]; isLand: boolean; middle: Point }>

const squares = new Map<number, Square>()

function squareAt(column: number, row: number): Square {
  const key = keyOf(column, row)
  const known = squares.get(key)
  if (known) return known
  const near = new Set<Shore>()
  for (let across = -1; across <= 1; across++)
    for (let down = -1; down <= 1; down++)
      for (const shore of shoresBySquare().get(keyOf(column + across, row + down)) ?? []) near.add(shore)
  // off the whole numbers, where no shore turns
  const middle: Point = [(column + 0.4937) * square, (row + 0.5071) * square]
  const made = { near: [...near], isLand: isInside(middle), middle }
  squares.set(key, made)
  return made
}

const shoresBySquare = lazy(() => {
  const found = new Map<number, Shore[]>()
  for (const { points } of rings())
    points.forEach(([toX, toY], at) => {
      const [fromX, fromY] = points.at(at - 1) ?? [toX, toY]
      if (Math.abs(toX - fromX) + Math.abs(toY - fromY) > longest) return
      const shore: Shore = [fromX, fromY, toX, toY]
      for (const key of squaresAlong(shore)) {
        const here = found.get(key)
        if (here) here.push(shore)
        else found.set(key, [shore])
      }
    })
  return found
})

/** The squares that a shore touches, and those it all but does: row by row, as a long one crosses few of those around it. */
function squaresAlong([fromX, fromY, toX, toY]: Shore): number[] {
  const found: number[] = []
  const slope = fromY === toY ? undefined : (toX - fromX) / (toY - fromY)
  const [top, bottom] = [Math.min(fromY, toY), Math.max(fromY, toY)]
  for (let row = Math.floor((top - 1) / square); row <= Math.floor((bottom + 1) / square); row++) {
    const one = slope === undefined ? fromX : fromX + (Math.max(top, row * square) - fromY) * slope
    const other = slope === undefined ? toX : fromX + (Math.min(bottom, (row + 1) * square) - fromY) * slope
    const [left, right] = [Math.min(one, other) - 1, Math.max(one, other) + 1]
    for (let column = Math.floor(left / square); column <= Math.floor(right / square); column++)
      found.push(keyOf(column, row))
  }
  return found
}

/** One number for a square; the world has some twenty thousand of them each way. */
const keyOf = (column: number, row: number): number => column * 2 ** 20 + row

const crossingsByHeight = new Map<number, readonly number[]>()

/** Whether a point is on land: by the shores to the right of it, which are looked for once a row of squares. */
function isInside([x, y]: Point): boolean {
  let crossings = crossingsByHeight.get(y)
  if (!crossings) {
    crossings = crossingsAt(y)
    crossingsByHeight.set(y, crossings)
  }
  return crossings.filter((at) => x < at).length % 2 === 1
}

/** Where the shores of all rings are at a height. */
function crossingsAt(y: number): number[] {
  const found: number[] = []
  for (const { points, top, bottom } of rings()) {
    if (y < top || y > bottom) continue
    let [fromX, fromY] = points.at(-1) ?? [0, 0]
    for (const [toX, toY] of points) {
      if (fromY > y !== toY > y) found.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      fromX = toX
      fromY = toY
    }
  }
  return found
}

/** A text of whole steps: the first point, then the way from each point to the next. */
function ringOf(text: string): Ring {
  const steps = text.split(' ').map(Number)
  let [lng, lat] = [0, 0]
  const points: Point[] = []
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at] ?? 0
    lat += steps[at + 1] ?? 0
    points.push(worldOf({ lat: lat / shapes.scale, lng: lng / shapes.scale }))
  }
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { points, ...box }
}
