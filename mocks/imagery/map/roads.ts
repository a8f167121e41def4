import { roadAt } from '../../catalogue/terrain/land.ts'
import type { Street } from '../../catalogue/terrain/streets.ts'
import type { Point } from '../base/geometry.ts'
import { stretches } from './paths.ts'
import { mapColours } from './view.ts'
import type { MapView } from './view.ts'

/** So far out over water a road looks for the other shore, in steps of so many metres. */
const bridgeSteps = 9
const bridgeStep = 60

/** The streets between districts. */
export function drawStreets(view: MapView, streets: readonly Street[]): string {
  const lines = streets.map(({ from, to }): [Point, Point] => [from, to])
  const width = Math.max(1.2, 20 * view.scale)
  return (
    stretches(view, lines, mapColours.casing, width + 1.6) + stretches(view, lines, mapColours.road, width)
  )
}

/** A road that winds through the country. Where it meets water it crosses it if the other shore is near, and else ends at its edge. */
export function drawRoad(
  view: MapView,
  line: readonly (readonly [Point, Point])[],
  salt: number,
  land: (x: number, y: number) => number,
): string {
  const kept = line.filter(([from]) => land(...from) > 0 || isBridge(from, salt, land))
  const width = Math.max(1.6, Math.min(10, 26 * view.scale))
  return stretches(view, kept, mapColours.casing, width + 2.2) + stretches(view, kept, mapColours.road, width)
}

/** Whether there is land along the road on both sides of a point in the water. */
function isBridge(at: Point, salt: number, land: (x: number, y: number) => number): boolean {
  return ([1, -1] as const).every((way) => {
    let [x, y] = at
    for (let step = 0; step < bridgeSteps; step++) {
      const east = roadAt(x + 20, y, salt) - roadAt(x - 20, y, salt)
      const south = roadAt(x, y + 20, salt) - roadAt(x, y - 20, salt)
      const length = Math.hypot(east, south) || 1
      // along the line where the field of the road stays the same
      x -= (way * bridgeStep * south) / length
      y += (way * bridgeStep * east) / length
      if (land(x, y) > 0) return true
    }
    return false
  })
}
