import { pigments } from '../../mood/pigments.ts'
import type { Drawing } from '../../drawing.ts'
import { houseWidth, wallHeight } from '../house.ts'
import type { PlacedHouse, Roof } from '../house.ts'
import { withOpenings } from '../openings.ts'
import { rectangle } from '../surface.ts'
import { drawTexture } from '../texture.ts'
import { drawWindow } from '../bays/window.ts'

type Setback = Extract<Roof, { kind: 'setback' }>
type Flat = Extract<Roof, { kind: 'flat' }>

/** A top floor that stands back from the facade, in metal. Drawn before the wall. */
export function drawSetback(drawing: Drawing, house: PlacedHouse, roof: Setback): void {
  const { canvas, mood, random } = drawing
  const [width, bottom] = [houseWidth(house) * 0.7, wallHeight(house)]
  const x = house.x + houseWidth(house) * 0.15
  const colour = mood.tone(roof.colour)
  canvas.rect(x, bottom, width, 2.9, { fill: colour })
  drawTexture(drawing, 'seam', rectangle(x, bottom, width, 2.9), colour, random(house.key, 'setback'))
  const windows = Math.max(2, Math.floor(width / 3.4))
  withOpenings(drawing, (facade) => {
    for (let at = 0; at < windows; at++) {
      const middle = x + (width * (at + 0.5)) / windows
      const shape = { x: middle - 1, y: bottom + 0.3, width: 2, height: 2.15, panes: 2, floor: house.floors }
      const look = { frame: '#4A4F50', sill: false, empty: true }
      drawWindow(facade, { ...shape, ...look }, random(house.key, 'setback', at))
    }
  })
  canvas.rect(x, bottom + 2.45, width, 0.45, mood.shade())
  canvas.rect(x - 0.5, bottom + 2.85, width + 1, 0.24, { fill: mood.darker(colour, 0.2) })
  if (mood.snow) canvas.rect(x - 0.5, bottom + 3.09, width + 1, 0.2, mood.snowPaint)
}

/** The upper edge of a flat roof and what stands on it. Drawn after the wall. */
export function drawFlatTop(drawing: Drawing, house: PlacedHouse, roof: Flat | Setback, wall: string): void {
  const { canvas, mood, random } = drawing
  const [width, top] = [houseWidth(house), wallHeight(house)]
  const chance = random(house.key, 'roof')
  if (roof.kind === 'flat' && roof.liftHouse !== false) {
    const x = house.x + width * chance.between(0.3, 0.6)
    canvas.rect(x, top + 0.05, 3.2, 1.3, { fill: mood.darker(wall, 0.2) })
    canvas.rect(x - 0.1, top + 1.3, 3.4, 0.14, { fill: mood.darker(wall, 0.4) })
    if (mood.snow) canvas.rect(x - 0.1, top + 1.44, 3.4, 0.16, mood.snowPaint)
  }
  if (roof.kind === 'flat') drawPanels(drawing, house.x + 1.2, top, roof.solarPanels ?? 0)
  if (roof.tufts && !mood.snow) drawTufts(drawing, house.x, top, width, chance)
  canvas.rect(house.x - 0.12, top - 0.18, width + 0.24, 0.26, {
    fill: mood.lighter(mood.tone(pigments.chalk), 0.2),
  })
  if (mood.snow) canvas.rect(house.x - 0.12, top + 0.06, width + 0.24, 0.2, mood.snowPaint)
}

/** Solar panels that lean towards the sun. */
function drawPanels({ canvas, mood }: Drawing, left: number, top: number, count: number): void {
  for (let panel = 0; panel < count; panel++) {
    const x = left + panel * 1.5
    const outline = [
      [x, top + 0.08],
      [x + 1.2, top + 0.08],
      [x + 1.35, top + 0.7],
      [x + 0.5, top + 0.7],
    ] as const
    canvas.polygon(outline, { fill: mood.tone('#34465A') })
  }
}

/** Stonecrop and grass along the edge of a green roof. */
function drawTufts(
  { canvas, mood }: Drawing,
  left: number,
  top: number,
  width: number,
  chance: ReturnType<Drawing['random']>,
): void {
  if (!canvas.shows(0.3, 2)) return
  const paint = { stroke: mood.tone(mood.growth.leaves[0]), width: canvas.weight(0.04), round: true }
  for (let blade = 0; blade < width * 2.5; blade++) {
    const x = left + 0.2 + chance.next() * (width - 0.4)
    const height = chance.between(0.15, 0.55) * (0.6 + 0.4 * Math.sin(x * 0.9))
    canvas.line(x, top + 0.05, x + chance.between(-0.12, 0.12), top + 0.05 + height, paint)
  }
}
