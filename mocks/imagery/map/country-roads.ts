import { roadAt } from '../../catalogue/terrain/land.ts'
import type { Point } from '../base/geometry.ts'
import { contourOf } from './contour.ts'
import type { Window } from './contour.ts'

/** A piece of a road through the country: over land, or from shore to shore over water. */
export type CountryRoad = Readonly<{ points: readonly Point[]; isBridge: boolean }>

/** No bridge is longer, in metres. */
export const longestBridge = 700
/** What water cuts off on both sides is an islet: no road is built for less than this, in metres. */
const shortestRoad = 400
/** So far beyond a part of the map its roads are known, so that parts which meet agree about bridges and islets. */
export const roadRim = longestBridge + shortestRoad
/** A road's bends are wider than this, in metres: it needs no more samples than that from close by. */
const finest = 32
/** So often a road asks whether it is still on land, in metres. */
const paces = 24
/** A shore is at zero; roads keep off it by the width of their edge. */
const dry = 0.03

/**
 * The roads that wind through a part of the map, each along the line where its field is zero. One that meets water
 * crosses it where the other shore is near, and else ends at the shore.
 */
export function countryRoads(
  { left, top, right, bottom, step }: Window,
  salt: number,
  land: (x: number, y: number) => number,
): CountryRoad[] {
  const coarsest = Math.max(finest, step)
  const window = {
    left: left - roadRim,
    top: top - roadRim,
    right: right + roadRim,
    bottom: bottom + roadRim,
    step: coarsest,
  }
  const { lines } = contourOf((x, y) => roadAt(x, y, salt), window)
  const isSeen = ({ points }: CountryRoad) =>
    points.some(([x]) => x > left - coarsest) &&
    points.some(([x]) => x < right + coarsest) &&
    points.some(([, y]) => y > top - coarsest) &&
    points.some(([, y]) => y < bottom + coarsest)
  return lines.flatMap((line) => built(runsOf(paced(line), land))).filter(isSeen)
}

/** Which roads are seen at a zoom. */
export function roadSalts(zoom: number): readonly number[] {
  if (zoom > 11) return [41, 47]
  return zoom > 9 ? [41] : []
}

type Run = { isDry: boolean; points: Point[] }

/** A line with a point at least every so many metres. */
function paced(line: readonly Point[]): Point[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1]
    if (!from) return [to]
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / paces))
    return Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps))
  })
}

/** The parts of a line over land and over water in turn; one ends where the next begins, at the shore. */
function runsOf(line: readonly Point[], land: (x: number, y: number) => number): Run[] {
  const runs: Run[] = []
  for (const { point, height } of fromHighest(line.map((point) => ({ point, height: land(...point) })))) {
    const isDry = height > dry
    const last = runs.at(-1)
    const before = last?.points.at(-1)
    if (last && before && last.isDry !== isDry) {
      const shore = shoreBetween(last.isDry ? before : point, last.isDry ? point : before, land)
      last.points.push(shore)
      runs.push({ isDry, points: [shore, point] })
    } else if (last) last.points.push(point)
    else runs.push({ isDry, points: [point] })
  }
  return runs
}

type Spot = Readonly<{ point: Point; height: number }>

/** A road that comes round again begins far from any shore, so that no run is cut where the line happens to begin. */
function fromHighest(line: readonly Spot[]): readonly Spot[] {
  const [first, last] = [line[0]?.point, line.at(-1)?.point]
  if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) return line
  const at = line.reduce((best, { height }, one) => (height > (line[best]?.height ?? 0) ? one : best), 0)
  return [...line.slice(at), ...line.slice(1, at + 1)]
}

/** The last place on land on the way into the water, to half a metre. */
function shoreBetween(onLand: Point, inWater: Point, land: (x: number, y: number) => number): Point {
  let [near, far] = [onLand, inWater]
  while (Math.hypot(far[0] - near[0], far[1] - near[1]) > 0.5) {
    const middle = between(near, far, 0.5)
    if (land(...middle) > dry) near = middle
    else far = middle
  }
  return near
}

/** What is built of a line: what lies on land and the bridges between, but no road that is cut off within sight. */
function built(runs: readonly Run[]): CountryRoad[] {
  const roads: Run[][] = [[]]
  runs.forEach((run, at) => {
    const isBridge = at > 0 && at < runs.length - 1 && lengthOf(run.points) <= longestBridge
    if (run.isDry || isBridge) roads.at(-1)?.push(run)
    else roads.push([])
  })
  return roads
    .filter((road) => {
      const goesOn = road[0] === runs[0] || road.at(-1) === runs.at(-1)
      return goesOn || road.reduce((sum, { points }) => sum + lengthOf(points), 0) >= shortestRoad
    })
    .flatMap((road) => road.map(({ isDry, points }) => ({ points, isBridge: !isDry })))
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]
