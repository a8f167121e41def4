import type { Drawing } from '../../drawing.ts'
import { pigments } from '../../mood/pigments.ts'
import { houseWidth, wallHeight } from '../house.ts'
import type { PlacedHouse, Roof } from '../house.ts'
import { withOpenings } from '../openings.ts'
import { trapezium } from '../surface.ts'
import { drawTexture } from '../texture.ts'
import { drawWindow } from '../bays/window.ts'

type Pitched = Extract<Roof, { kind: 'saddle' | 'mansard' }>

/** Metres that the roof reaches out over the wall. */
const overhang = 0.5

/** A roof whose eaves run along the facade, with chimneys, dormers and solar panels. Drawn before the wall. */
export function drawPitchedRoof(drawing: Drawing, house: PlacedHouse, roof: Pitched): void {
  const { canvas, mood, random } = drawing
  const [width, eaves] = [houseWidth(house), wallHeight(house)]
  const inset = roof.kind === 'mansard' ? 1.5 : 0.15
  const slope = trapezium(house.x - overhang, eaves - 0.05, width + 2 * overhang, roof.rise + 0.05, inset)
  const colour = mood.tone(roof.colour)
  drawChimneys(drawing, house, roof)
  canvas.polygon(slope.outline, { fill: colour })
  drawTexture(drawing, roof.texture, slope, colour, random(house.key, 'roof'))
  if (mood.snow) {
    const from = eaves + roof.rise * 0.3
    const lies = [
      [slope.from(from), from],
      [slope.to(from), from],
      [slope.to(slope.top), slope.top + 0.12],
      [slope.from(slope.top), slope.top + 0.12],
    ] as const
    canvas.polygon(lies, mood.snowPaint)
  } else {
    const ridge = slope.to(slope.top) - slope.from(slope.top)
    canvas.rect(slope.from(slope.top), slope.top - 0.1, ridge, 0.16, { fill: mood.lighter(colour, 0.18) })
  }
  drawDormers(drawing, house, roof, colour)
  drawSolarPanels(drawing, house, roof)
}

function drawChimneys(
  { canvas, mood, random }: Drawing,
  house: PlacedHouse,
  { rise, chimneys = 2 }: Pitched,
): void {
  const [width, ridge] = [houseWidth(house), wallHeight(house) + rise]
  const chance = random(house.key, 'chimneys')
  const brick = mood.tone(pigments.brick)
  for (let at = 0; at < chimneys; at++) {
    const share = chimneys < 2 ? 0.4 : 0.2 + (0.56 * at) / (chimneys - 1)
    const x = house.x + width * (share + chance.between(-0.03, 0.03)) - 0.5
    canvas.rect(x, ridge - 0.4, 1, 1.5, { fill: brick })
    canvas.rect(x + 0.66, ridge - 0.4, 0.34, 1.5, mood.shade())
    canvas.rect(x - 0.08, ridge + 1.05, 1.16, 0.14, { fill: mood.darker(brick, 0.4) })
    if (mood.snow) canvas.rect(x - 0.08, ridge + 1.19, 1.16, 0.13, mood.snowPaint)
  }
}

function drawDormers(drawing: Drawing, house: PlacedHouse, roof: Pitched, colour: string): void {
  const { canvas, mood, random } = drawing
  const dormers = roof.dormers ?? 0
  const y = wallHeight(house) + 0.35
  const left = (at: number) => house.x + (houseWidth(house) * (at + 0.5)) / dormers - 1.05
  for (let at = 0; at < dormers; at++) {
    const x = left(at)
    canvas.polygon(
      [
        [x + 2.1, y - 0.2],
        [x + 2.1, y + 1.9],
        [x + 2.7, y + 1.4],
        [x + 2.7, y - 0.3],
      ],
      mood.shade(),
    )
    canvas.rect(x, y, 2.1, 1.95, { fill: mood.tone(pigments.chalk) })
  }
  withOpenings(drawing, (facade) => {
    for (let at = 0; at < dormers; at++) {
      const shape = { x: left(at) + 0.25, y: y + 0.2, width: 1.6, height: 1.5, panes: 2 }
      const look = { frame: house.frames ?? '#F4F1EA', floor: house.floors, sill: false }
      drawWindow(facade, { ...shape, ...look }, random(house.key, 'dormer', at))
    }
  })
  for (let at = 0; at < dormers; at++) drawDormerTop(drawing, left(at), y + 1.9, roof, colour)
}

function drawDormerTop({ canvas, mood }: Drawing, x: number, y: number, roof: Pitched, colour: string): void {
  if (roof.dormerTop === 'gable') {
    const slope = (lift: number) =>
      [
        [x - 0.25, y - 0.05 + lift],
        [x + 1.05, y + 1 + lift],
        [x + 2.35, y - 0.05 + lift],
      ] as const
    canvas.polygon(slope(0), { fill: mood.darker(colour, 0.1) })
    if (mood.snow) canvas.polygon([...slope(0.16), ...slope(0).toReversed()], mood.snowPaint)
    return
  }
  canvas.rect(x - 0.2, y, 2.5, 0.2, { fill: mood.darker(colour, 0.2) })
  if (mood.snow) canvas.rect(x - 0.2, y + 0.2, 2.5, 0.16, mood.snowPaint)
}

function drawSolarPanels(
  { canvas, mood }: Drawing,
  house: PlacedHouse,
  { rise, solarPanels = 0 }: Pitched,
): void {
  const left = house.x + houseWidth(house) * 0.14
  const y = wallHeight(house) + rise * 0.32
  for (let panel = 0; panel < solarPanels; panel++) {
    canvas.rect(left + panel * 1.75, y, 1.65, rise * 0.5, { fill: mood.tone('#2E3C4A') })
  }
  const line = { stroke: mood.tone('#52647A'), width: canvas.weight(0.03) }
  if (!canvas.shows(0.8, 5)) return
  for (let panel = 0; panel < solarPanels; panel++) {
    const x = left + panel * 1.75
    canvas.line(x + 0.82, y, x + 0.82, y + rise * 0.5, line)
    canvas.line(x, y + rise * 0.25, x + 1.65, y + rise * 0.25, line)
  }
}
