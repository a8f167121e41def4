import type { Point } from '../../../base/geometry.ts'
import type { Drawing } from '../../drawing.ts'
import { houseWidth, wallHeight } from '../house.ts'
import type { PlacedHouse, Roof } from '../house.ts'
import { withOpenings } from '../openings.ts'
import { gable } from '../surface.ts'
import type { Surface } from '../surface.ts'
import { drawWindow } from '../bays/window.ts'

type Gable = Extract<Roof, { kind: 'gable' }>

/** How far the roof reaches beyond the wall, metres, and how thick it is. */
const overhang = 0.45
const thickness = 0.36

/** Where a gable's peak is: above the middle, or to the right of it when the gable leans. */
function peakOf(house: PlacedHouse, { leaning }: Gable): number {
  return house.x + houseWidth(house) * (leaning ? 0.68 : 0.5)
}

/** A wall that ends in a gable. */
export function gableWall(house: PlacedHouse, roof: Gable): Surface {
  return gable(house.x, houseWidth(house), wallHeight(house), roof.rise, peakOf(house, roof))
}

/** The roof of a gable as two thick boards with their shade below, and the window under the peak. Drawn last. */
export function drawGableRoof(drawing: Drawing, house: PlacedHouse, roof: Gable): void {
  const { canvas, mood, random } = drawing
  const peak = peakOf(house, roof)
  const [left, right, eaves] = [house.x, house.x + houseWidth(house), wallHeight(house)]
  const top = eaves + roof.rise
  /** The line of the roof, lifted by so many metres and reaching out over the wall. */
  const line = (lift: number, reach: number): [Point, Point, Point] => [
    [left - reach, eaves - (reach * roof.rise) / (peak - left) + lift],
    [peak, top + lift],
    [right + reach, eaves - (reach * roof.rise) / (right - peak) + lift],
  ]
  const between = (low: readonly Point[], high: readonly Point[]) => [...low, ...high.toReversed()]
  canvas.polygon(between(line(-0.75, 0), line(0, 0)), mood.shade())
  if (roof.window !== 0) {
    const width = roof.window ?? 1.6
    const shape = {
      x: peak - width / 2,
      y: eaves + roof.rise * 0.1,
      width,
      height: Math.min(1.7, roof.rise * 0.5),
    }
    const look = { panes: width > 2 ? 3 : 2, floor: house.floors, frame: house.frames ?? '#F4F1EA' }
    withOpenings(drawing, (facade) =>
      drawWindow(facade, { ...shape, ...look, surround: house.surrounds }, random(house.key, 'gable')),
    )
  }
  canvas.polygon(between(line(0, overhang), line(thickness, overhang)), { fill: mood.tone(roof.colour) })
  if (mood.snow)
    canvas.polygon(between(line(thickness, overhang), line(thickness + 0.28, overhang)), mood.snowPaint)
}
